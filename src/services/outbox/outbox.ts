import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  ReplaySubject,
  type Observable,
} from 'rxjs';
import { createChannel } from './channel.ts';
import { shownEntry, type Entry, type KeptEntry, type KeptPicture } from './entry.ts';
import { mustBeKeepable } from './keepable.ts';
import { person$, whenLineMayBeBack$ } from './person.ts';
import { toUploadAgain } from './pictures.ts';
import { sendAlone } from './sendAlone.ts';
import { browserOutboxStore as store } from './outboxStore.ts';
import { randomId } from '../randomId.ts';

export { isAtTheDoor, NotKeepable } from './keepable.ts';
export { heldOf } from './order.ts';
export type { Entry, EntryState } from './entry.ts';

/** An event that happened, to be sent when there is a line. */
export interface Happening {
  readonly machine: string;
  readonly id: string | null;
  readonly event: Entry['event'];
  /** Entries of one group wait while an earlier one of them is refused. */
  readonly group?: string;
  /** Pictures that the event names and the server does not have. */
  readonly pictures?: readonly KeptPicture[];
  /** The command that was sent for it, when nobody knows whether it arrived. */
  readonly lost?: KeptEntry['lost'];
}

/** Work that goes on without a line: what happened is kept in this browser, and sent in its order as soon as that can be. */
export interface Outbox {
  /** The signed-in person's entries, oldest first, as soon as they are read; none when nobody is signed in. */
  readonly entries$: Observable<readonly Entry[]>;
  /** True if the server seems reachable. */
  readonly online$: Observable<boolean>;
  /** Resolves when the event is durable in this browser. Throws `NotKeepable`, or `NotKept` with the reason. */
  add(happening: Happening): Promise<Entry>;
  /** Resolves when the entry is sent or refused; throws when it was given up. */
  settled(key: string): Promise<Entry>;
  /** Sends a refused entry again, in its place. */
  retry(key: string): Promise<void>;
  /** Gives a refused entry up: it never happens. */
  discard(key: string): Promise<void>;
}

const channel = createChannel();
const entries = new ReplaySubject<readonly KeptEntry[]>(1);
const online = new BehaviorSubject(navigator.onLine);

/** The person whose outbox this tab shows and sends. */
let user: string | null = null;
/** The person whose entries were read last; undefined before the first reading. */
let readOf: string | null | undefined;
let isReading = false;
let isStale = false;

const tell = (found: readonly KeptEntry[]): void => {
  readOf = user;
  entries.next(found);
};

/** Reads what lies on the shelf; asked for meanwhile, once more. */
const read = async (): Promise<void> => {
  isStale = true;
  if (isReading) return;
  isReading = true;
  try {
    while (isStale) {
      isStale = false;
      const whose = user;
      const found = whose === null ? [] : await store.all(whose);
      if (whose === user) tell(found);
      else isStale = true;
    }
  } catch (error) {
    console.error(error);
    tell([]);
  } finally {
    isReading = false;
  }
};

let isAskedToLast = false;

/** Asks the browser, once, not to clear what waits here when its disk is full. */
const askToLast = (): void => {
  if (isAskedToLast) return;
  isAskedToLast = true;
  const { storage } = navigator as Partial<Pick<Navigator, 'storage'>>;
  storage?.persist().catch(console.warn);
};

const signedIn = (): string => {
  if (user === null) throw new Error('Nobody is signed in');
  return user;
};

const changed = (whose: string): void => channel.say({ type: 'changed', user: whose });
const ring = (whose: string, what: 'work' | 'line'): void => channel.say({ type: 'ring', user: whose, ring: what });

/** A decision about a refused entry; anything else stays as it is. */
const decide = async (key: string, how: (whose: string) => Promise<void>): Promise<void> => {
  const whose = signedIn();
  const own = (await store.all(whose)).find((entry) => entry.key === key);
  if (own?.state !== 'refused') return;
  await how(whose);
  changed(whose);
  ring(whose, 'line');
};

export const outbox: Outbox = {
  entries$: entries.pipe(
    // Another person's are not taken for the own ones, which are not read yet.
    filter(() => readOf === user),
    map((all) => all.map(shownEntry)),
  ),
  online$: online.pipe(distinctUntilChanged()),
  async add({ machine, id, event, group = null, pictures, lost }) {
    const whose = signedIn();
    mustBeKeepable(event);
    const occurredAt = new Date().toISOString();
    const entry = await store.add({
      key: randomId(),
      user: whose,
      machine,
      id,
      event,
      group,
      occurredAt,
      sentAs: null,
      state: 'waiting',
      tries: 0,
      verdict: null,
      ...(pictures && pictures.length > 0 && { pictures }),
      ...(lost && { lost }),
    });
    askToLast();
    changed(whose);
    ring(whose, 'work');
    return shownEntry(entry);
  },
  settled(key) {
    let wasThere = false;
    return firstValueFrom(
      entries.pipe(
        map((all) => all.find((entry) => entry.key === key)),
        filter((entry) => {
          if (!entry && wasThere) throw new Error(`${key} was given up`);
          wasThere ||= entry !== undefined;
          return entry?.state === 'sent' || entry?.state === 'refused';
        }),
        filter((entry) => entry !== undefined),
        map(shownEntry),
      ),
    );
  },
  retry: (key) =>
    decide(key, () =>
      store.change([key], (entry) =>
        entry.state === 'refused'
          ? { ...toUploadAgain(entry), state: 'waiting', verdict: null, sentAs: null, tries: entry.tries + 1 }
          : null,
      ),
    ),
  discard: (key) => decide(key, () => store.remove([key])),
};

let stop: () => void = () => {};

person$.subscribe((whose) => {
  stop();
  user = whose;
  void read();
  if (whose === null) return;
  const about = channel.about$(whose).subscribe((message) => {
    if (message.type === 'changed') void read();
    if (message.type === 'line') online.next(message.isUp);
  });
  const back = whenLineMayBeBack$.subscribe(() => ring(whose, 'line'));
  const ended = sendAlone(whose, channel, entries);
  stop = () => {
    about.unsubscribe();
    back.unsubscribe();
    ended();
  };
});

globalThis.addEventListener('offline', () => online.next(false));
globalThis.addEventListener('online', () => online.next(true));
