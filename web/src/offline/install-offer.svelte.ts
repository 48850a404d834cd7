// Whether the browser would install the page as an app: it says so once, early, and asks its user when told to.

/** Chromium's event; no other browser has one. */
interface BeforeInstall extends Event {
  prompt(): Promise<unknown>;
}

let waiting: BeforeInstall | null = $state.raw(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // its own bar would come at once, over the games
  waiting = event as BeforeInstall;
});
addEventListener("appinstalled", () => (waiting = null));

export const installOffer = {
  get open(): boolean {
    return waiting !== null;
  },
  /** Let the browser ask; it does so once. */
  accept(): void {
    waiting?.prompt();
    waiting = null;
  },
};

/** Safari on a phone installs a page only by its own menu, and tells apart whether it runs as an app. */
export const byShareMenu = (): boolean => (navigator as { standalone?: boolean }).standalone === false;
