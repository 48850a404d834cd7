// Word to whoever has the page open and looks elsewhere: a sound, and a notification if they want one. Rests on what
// the browser permits; nothing is sent to anybody.
import { settings } from "../settings/settings.svelte";
import { sound } from "./sound";

/** What a browser says to notifications: never, where it has none or the page came unencrypted. */
export type Permission = NotificationPermission | "never";

export function permission(): Permission {
  return "Notification" in globalThis && isSecureContext ? Notification.permission : "never";
}

/** Ask for notifications, if that is still open. */
export async function askPermission(): Promise<Permission> {
  if (permission() === "default") await Notification.requestPermission();
  return permission();
}

/** The latest thing that was told of each kind, so that a broken connection does not tell it again. */
const told: Record<string, string> = {};

/** Call somebody to their table, once for everything that is about the same. */
export function callToTable(which: "turn" | "over", about: string, title: string, body: string): void {
  if (told[which] === about) return;
  told[which] = about;
  sound(which);
  notify(title, body);
}

/** Show a notification if the page is in the background, and the person wants to be told. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || !settings.alerts || permission() !== "granted") return;
  const how = { body, tag: location.href, icon: "./icon-192.png", data: location.href };
  try {
    const shown = new Notification(title, how);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    document.addEventListener("visibilitychange", () => shown.close(), { once: true });
  } catch {
    // Phones show them only through the worker, which also hears the click.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, how);
  }
}
