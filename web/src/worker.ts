/**
 * The service worker. When the server is away it opens the client all the same, which then says so; and it brings who
 * presses a notice to their table. It keeps the files with which the client opens and nothing else: no answer of the
 * server, no table. A page is always asked of the server first, so that a worker never holds an old client back.
 */

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Lasting {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
/** What a worker has and a page has not; the types of both cannot be loaded together. */
interface Scope {
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', act: (event: Asked) => void): void;
  addEventListener(name: 'notificationclick', act: (event: Pressed) => void): void;
}

/** Put in when the client is built: which build this is, and the files it opens with. */
declare const __BUILD__: string;
declare const __SHELL__: string[];

const worker = self as unknown as Scope;
const MINE = `holdfast-${__BUILD__}`;
const FILES = __SHELL__;
const PAGE = '/';
/** What stands before a server says so when the server is away. */
const AWAY = [502, 504];

worker.addEventListener('install', (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (origin === location.origin && FILES.includes(pathname)) event.respondWith(file(event.request));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.address));
});

async function keep(): Promise<void> {
  const kept = await caches.open(MINE);
  await kept.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES]);
}

/** From now on this worker answers, and what older ones kept is gone. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== MINE).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function page(event: Asked): Promise<Response> {
  const answer = await Promise.resolve(event.preloadResponse)
    .then((early) => early ?? fetch(event.request))
    .catch(() => Response.error());
  const isAway = answer.type === 'error' || AWAY.includes(answer.status);
  return (isAway && (await caches.match(PAGE, { cacheName: MINE }))) || answer;
}

const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: MINE })) ?? fetch(request);

/** The table in the window that has it open, or in a new one: a game in another window is not taken away. */
async function show(address: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
