// The service worker: an installed page opens without the network, and a notification leads back to it. It stands
// alone: a script of its own, below which the build writes what it is to keep. Rests on page-cache.ts.
import { type Build, PageCache } from "./page-cache";

// The page's types know no workers: this is what we use of theirs.
interface Waits extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Waits {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Waits {
  notification: Notification;
}
interface Open {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  built: Build;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<Open[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<E extends Event>(name: string, listen: (event: E) => void): void;
}

const worker = self as unknown as Worker;
const cache = new PageCache(worker.registration.scope, worker.built);

worker.addEventListener<Waits>("install", (event) => {
  event.waitUntil(cache.install().then(() => worker.skipWaiting()));
});
worker.addEventListener<Waits>("activate", (event) => {
  event.waitUntil(cache.removeOldBuilds().then(() => worker.clients.claim()));
});
worker.addEventListener<Asked>("fetch", (event) => {
  const answer = cache.respond(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(backTo(event.notification.data));
});

async function backTo(address: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
