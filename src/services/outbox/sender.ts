import type { Observable } from 'rxjs';
import type { Command, Verdict } from '../propose.ts';
import { createWakeSignal, type Ring } from './wakeSignal.ts';
import { byServersClock } from './clock.ts';
import { keyOnTheWire, type KeptEntry, type KeptPicture } from './entry.ts';
import { firstToUpload, toUploadAgain, uploadedAs, withoutProof, withUploads } from './pictures.ts';
import type { Delivery, Transport } from './transport.ts';
import { dueOf, retryDelay } from './order.ts';
import type { OutboxStore } from './outboxStore.ts';
import { inCodes, isRefusal, untaken } from './verdict.ts';

/** Commands of one delivery: a small loss when a line breaks, and one answer within a second or two. */
const MOST_AT_ONCE = 100;
/** Sent ones that are still shown. */
const SENT_KEPT = 200;
/** Between two looks at what another tab has on its way, milliseconds. */
const OTHER_TAB_MS = 1_000;
/** Looks after which the other tab is taken for closed: more than a delivery may take. */
const MOST_LOOKS = 60;

/** Environment of one person's sender. */
export interface SenderWorld {
  readonly user: string;
  readonly store: OutboxStore;
  readonly transport: Transport;
  readonly rings$: Observable<Ring>;
  /** The session's token now; null when nobody is signed in. */
  token(): string | null;
  /** Milliseconds of the epoch. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  /** Called when stored entries have changed. */
  changed(): void;
  /** The line was found up or cut. */
  lineIs(isUp: boolean): void;
  /** The server does not know this token any more. */
  sessionEnded(token: string): void;
}

/** A lost command goes again exactly as it was sent first: then the server answers as it did. */
const isAsFirst = ({ lost, tries }: KeptEntry): boolean => lost !== undefined && tries === 0;

const commandOf = (entry: KeptEntry): Command => ({
  key: keyOnTheWire(entry),
  machine: entry.machine,
  ...(entry.id !== null && { id: entry.id }),
  event: withUploads(entry),
  ...(isAsFirst(entry) ? asFirst(entry) : asKept(entry)),
});

const asFirst = ({ lost }: KeptEntry) =>
  lost?.expectedVersion === undefined ? {} : { expectedVersion: lost.expectedVersion };

const asKept = (entry: KeptEntry) => ({
  ...(entry.sentAs !== null && { occurredAt: entry.sentAs }),
  ...(entry.group !== null && { group: entry.group }),
});

/** Tries of an entry whose pictures the server no longer has. */
const MOST_UPLOADS = 3;

const hasLostUpload = ({ pictures = [], tries }: KeptEntry, { refusals = [] }: Verdict): boolean =>
  pictures.length > 0 && tries < MOST_UPLOADS && refusals.some(({ rule }) => rule === 'uploadIsThere');

const settle = (entry: KeptEntry, verdict: Verdict | undefined): KeptEntry => {
  if (!verdict || verdict.status === 'held') return { ...entry, state: 'waiting' };
  if (!isRefusal(verdict)) return { ...withoutProof(entry), state: 'sent', verdict: inCodes(verdict) };
  if (hasLostUpload(entry, verdict)) return { ...toUploadAgain(entry), state: 'waiting', tries: entry.tries + 1 };
  return { ...entry, state: 'refused', verdict: inCodes(verdict) };
};

/** Sends one person's entries in their order until the signal ends it: the only one of all tabs that does. */
export const sendAll = async (world: SenderWorld, signal: AbortSignal): Promise<void> => {
  const { user, store, transport } = world;
  const wakeSignal = createWakeSignal(world.rings$, signal);
  let known: string | null = null;
  let ahead = 0;
  let most = MOST_AT_ONCE;
  let failures = 0;
  let looks = 0;

  const change = async (keys: readonly string[], how: (entry: KeptEntry) => KeptEntry | null): Promise<void> => {
    await store.change(keys, how);
    world.changed();
  };
  const keysOf = (entries: readonly KeptEntry[]): string[] => entries.map(({ key }) => key);
  const release = (entries: readonly KeptEntry[]): Promise<void> =>
    change(keysOf(entries), (entry) => (entry.state === 'sending' ? { ...entry, state: 'waiting' } : null));

  const failed = async (isCut: boolean): Promise<void> => {
    failures += 1;
    world.lineIs(!isCut);
    await wakeSignal.forLine(retryDelay(failures, world.random()));
  };
  /** Returns true if the session is this person's; otherwise it waits. */
  const isOwn = async (token: string): Promise<boolean> => {
    if (token === known) return true;
    const identity = await transport.identify(token);
    if (identity.type === 'lost') await failed(identity.isCut);
    else if (identity.type === 'unauthorised' || identity.user !== user) await stopped(token, identity.type);
    else {
      known = token;
      ahead = identity.ahead ?? 0;
      world.lineIs(true);
    }
    return token === known;
  };
  const stopped = async (token: string, why: 'unauthorised' | 'person'): Promise<void> => {
    known = null;
    world.lineIs(true);
    if (why === 'unauthorised') world.sessionEnded(token);
    const renewed = world.token();
    // A token renewed during the delivery rings for nobody.
    if (why === 'unauthorised' && renewed !== null && renewed !== token) return;
    await wakeSignal.forLine(null);
  };
  /** Stores the body before sending it: after a crash the same key must have the same body. */
  const prepare = async (due: readonly KeptEntry[]): Promise<KeptEntry[]> => {
    const prepared: KeptEntry[] = [];
    await change(keysOf(due), (entry) => {
      if (entry.state !== 'waiting') return null;
      const sentAs = entry.sentAs ?? byServersClock(entry.occurredAt, world.now(), ahead);
      const sending: KeptEntry = { ...entry, state: 'sending', sentAs };
      prepared.push(sending);
      return sending;
    });
    return prepared;
  };
  const take = async (batch: readonly KeptEntry[], delivery: Extract<Delivery, { type: 'answered' }>) => {
    const verdicts = new Map(delivery.verdicts.map((verdict) => [verdict.key, verdict]));
    const settledAny = batch.some((entry) => {
      const verdict = verdicts.get(keyOnTheWire(entry));
      return verdict !== undefined && verdict.status !== 'held';
    });
    await change(keysOf(batch), (entry) =>
      entry.state === 'sending' ? settle(entry, verdicts.get(keyOnTheWire(entry))) : null,
    );
    ahead = delivery.ahead ?? ahead;
    most = Math.min(MOST_AT_ONCE, most * 2);
    if (!settledAny) return failed(false);
    failures = 0;
    world.lineIs(true);
    await forgetOld();
  };
  const forgetOld = async (): Promise<void> => {
    const sent = (await store.all(user)).filter(({ state }) => state === 'sent');
    if (sent.length <= SENT_KEPT) return;
    await store.remove(keysOf(sent.slice(0, -SENT_KEPT)));
    world.changed();
  };
  const deliver = async (token: string, batch: readonly KeptEntry[]): Promise<void> => {
    const delivery = await transport.deliver(token, batch.map(commandOf));
    if (delivery.type === 'answered') return take(batch, delivery);
    const [only, ...others] = batch;
    if (delivery.type === 'refused' && only && others.length === 0) {
      return change([only.key], (entry) => ({ ...entry, state: 'refused', verdict: untaken(entry, delivery.code) }));
    }
    await release(batch);
    if (delivery.type === 'unauthorised') return stopped(token, 'unauthorised');
    if (delivery.type === 'lost') return failed(delivery.isCut);
    // One of them spoils the whole: alone, the others go through.
    most = 1;
  };

  /** Uploads the next picture of an entry; the entry itself goes when it has no more. */
  const uploadFor = async (token: string, entry: KeptEntry, { id, kind, picture }: KeptPicture): Promise<void> => {
    const sent = await transport.upload(token, kind, picture);
    if (signal.aborted) return;
    if (sent.type === 'uploaded') return change([entry.key], (now) => uploadedAs(now, id, sent.id));
    if (sent.type === 'refused')
      return change([entry.key], (now) => ({ ...now, state: 'refused', verdict: untaken(now, sent.code) }));
    if (sent.type === 'unauthorised') return stopped(token, 'unauthorised');
    return failed(sent.isCut);
  };

  /** Waits while another tab has entries on its way: only where tabs cannot lock each other out. */
  const waitForOtherTab = async (theirs: readonly KeptEntry[]): Promise<void> => {
    looks += 1;
    if (looks <= MOST_LOOKS) return wakeSignal.forLine(OTHER_TAB_MS);
    looks = 0;
    return release(theirs);
  };

  const step = async (): Promise<void> => {
    const due = dueOf(await store.all(user), most);
    const [first] = due;
    if (!first) return wakeSignal.forWork();
    if (first.state === 'sending') return waitForOtherTab(due);
    looks = 0;
    const token = world.token();
    if (token === null) return wakeSignal.forLine(null);
    if (!(await isOwn(token))) return;
    const picture = firstToUpload(first);
    if (picture) return uploadFor(token, first, picture);
    const withPicture = due.findIndex((entry) => firstToUpload(entry) !== undefined);
    const batch = await prepare(withPicture === -1 ? due : due.slice(0, withPicture));
    if (batch.length > 0 && !signal.aborted) await deliver(token, batch);
  };

  await release((await store.all(user)).filter(({ state }) => state === 'sending'));
  while (!signal.aborted) await step();
};
