/** Reason of a failed write: the browser stores nothing here, or has no room left. */
export type NotKeptReason = 'unavailable' | 'full';

/** Something could not be kept in this browser. */
export class NotKept extends Error {
  readonly reason: NotKeptReason;
  constructor(reason: NotKeptReason, cause?: unknown) {
    super(`Not kept in this browser: ${reason}`, { cause });
    this.name = 'NotKept';
    this.reason = reason;
  }
}

const NAME = 'shweli';

/** Raised by one with every change of what follows; each step must be able to follow any earlier one. */
const VERSION = 1;

const upgrade = (database: IDBDatabase, from: number): void => {
  if (from < 1) {
    const outbox = database.createObjectStore('outbox', { keyPath: 'place', autoIncrement: true });
    outbox.createIndex('user', 'user');
    outbox.createIndex('key', 'key', { unique: true });
    database.createObjectStore('kept', { keyPath: ['user', 'name'] });
  }
};

const reasonOf = (error: unknown): NotKeptReason =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

let opened: Promise<IDBDatabase> | null = null;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB does not open'));
    request.onsuccess = () => {
      const database = request.result;
      // A tab of a newer build, or somebody who clears the site's data, must not wait for this one.
      database.onversionchange = () => database.close();
      database.onclose = () => (opened = null);
      resolve(database);
    };
  });

/** The answer of one request of a transaction. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refuses'));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB undid its work'));
  });

/**
 * Does some work in one transaction of one store; what it changes is on the disk when this resolves, where the browser
 * offers that. Throws `NotKept`.
 */
export const within = async <Value>(
  store: 'outbox' | 'kept',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> => {
  try {
    opened ??= open();
    const transaction = (await opened).transaction(store, mode, { durability: 'strict' });
    const [value] = await Promise.all([work(transaction.objectStore(store)), finished(transaction)]);
    return value;
  } catch (error) {
    opened = null;
    throw new NotKept(reasonOf(error), error);
  }
};
