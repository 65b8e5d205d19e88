import { answeredWith, PAGE } from './answers.ts';
import { MY_DAY, pageToShow, SHOW_DAY, shownFor, type Page } from './ring.ts';

/** The part of a service worker's events that is used here; TypeScript knows pages only. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends WorkerEvent {
  readonly notification: Notification;
}
interface OpenPage extends Page {
  focus(): Promise<unknown>;
  postMessage(message: string): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

declare const self: Scope;
/** The build writes both (scripts/vite/serviceWorker.ts). */
declare const BUILD: string;
declare const FILES: readonly string[];

const PREFIX = 'console ';
/** The build before this one stays for the tabs that still run it. */
const BUILDS_KEPT = 2;

/** A line that does not answer in this time counts as cut: the page is here. */
const PAGE_TIMEOUT_MS = 5_000;

const cacheName = `${PREFIX}${BUILD}`;

const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES.map((file) => new Request(file))]);
  await self.skipWaiting();
};

const activate = async (): Promise<void> => {
  // In the order in which they were made; a build that came back is the oldest and still the one in use.
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(others.slice(0, Math.max(0, others.length - BUILDS_KEPT + 1)).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName });
    if (!kept) throw error;
    return kept;
  }
};

const asset = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const jsonOf = ({ data }: Pushed): unknown => {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
};

const ring = async (event: Pushed): Promise<void> => {
  const { title, options } = shownFor(jsonOf(event), await pages());
  await self.registration.showNotification(title, options);
};

/** Shows the day: in the open console, whose work stays, else in a new window. */
const showDay = async (): Promise<void> => {
  const open = pageToShow(await pages(), location.origin);
  if (open === null) return void (await self.clients.openWindow(MY_DAY));
  open.postMessage(SHOW_DAY);
  await open.focus();
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const kind = answeredWith({ method, mode, url }, location.origin);
  if (kind === 'page') event.respondWith(page(event.request));
  if (kind === 'asset') event.respondWith(asset(event.request));
});
self.addEventListener('push', (event) => event.waitUntil(ring(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showDay());
});
