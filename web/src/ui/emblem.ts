// What stands for a game that has no picture.

/** "cross_and_pile": CP, for a game that has no picture. At most two, small words left out. */
export function initials(name: string): string {
  const words = name.split(/[_\W]+/).filter((word) => !/^(and|of|the|a|an|in|or|to)?$/i.test(word));
  return words.slice(0, 2).map((word) => word[0].toUpperCase()).join("") || "?";
}

/** A colour of its own for each name, in degrees around the circle of colours. */
export function hue(name: string): number {
  return [...name].reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 360, 7);
}
