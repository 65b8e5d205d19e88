import type { Page } from '@playwright/test';

/** Everything that a browser keeps for the console, as one tab sees it. */
interface KeptInBrowser {
  /** Texts of all tabs and of this one, by key. */
  readonly texts: readonly (readonly [key: string, text: string])[];
  /** Rows of IndexedDB, by database and store. */
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  /** Files of the service worker, with their content. */
  readonly files: Readonly<Record<string, string>>;
  readonly cookies: string;
}

/** Reads localStorage, sessionStorage, IndexedDB, the caches of the service worker, and the cookies. */
export const keptIn = (page: Page): Promise<KeptInBrowser> =>
  page.evaluate(async () => {
    const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB refuses'));
      });
    const rows: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows[`${name}/${store}`] = await answerOf(database.transaction(store).objectStore(store).getAll());
      database.close();
    }
    const files: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) files[request.url] = (await (await cache.match(request))?.text()) ?? '';
    }
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return { texts, rows, files, cookies: document.cookie };
  });

/** Returns lifetime and account of every kept text. */
export const lifetimesOf = ({ texts }: KeptInBrowser): ReadonlySet<string> =>
  new Set(texts.map(([key]) => key.split(' ').slice(0, 2).join(' ')));
