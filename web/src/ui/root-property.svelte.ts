// A custom property of the whole page, which follows a value for as long as somebody sets it.

export function rootProperty(name: `--${string}`, value: () => string): void {
  $effect(() => {
    const { style } = document.documentElement;
    style.setProperty(name, value());
    return () => style.removeProperty(name);
  });
}
