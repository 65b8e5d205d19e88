import type { Entry } from '#services/outbox/outbox.ts';
import type { Book, Supposed } from './book.ts';
import type { Desk, Facts } from './desk.ts';
import type { ScanList } from './scanList.ts';
import type { Verdict } from './verdict.ts';
import type { StationWorld } from './world.ts';

/** Results of the log that nobody here has asked about, such as other people's scans. */
const MOST_RESULTS = 500;

/** An event of this station, and the scan it is of; none for the handling of a thing. */
export interface Sent {
  readonly key: string;
  readonly token: string;
  readonly scan: number | null;
  /** What it is believed to do; null where this list does not tell. */
  readonly supposed: Supposed | null;
}

interface Under extends Sent {
  state: Entry['state'] | 'adding';
  /** The version of the life that it became. */
  version: number | null;
}

interface Around {
  readonly desk: Desk;
  readonly book: () => Book;
  readonly list: ScanList;
  readonly world: Pick<StationWorld, 'outbox' | 'told' | 'behind' | 'isSeen'>;
  readonly knownOf: (key: string, type: string, data: Facts) => Facts | null;
  readonly changed: () => void;
}

/**
 * What is on its way from a station to the server: it is kept in this browser first, and what it is believed to do holds
 * until the log says what it did.
 */
export function createUnderWay({ desk, book, list, world, knownOf, changed }: Around) {
  const machine = desk.noun.id;
  const under = new Map<string, Under>();
  /** What the log said of versions nobody here has asked about yet. */
  const results = new Map<number, string | null>();
  /** Refused entries that are listed already. */
  const listed = new Set<string>();

  const accepted = (one: Under, entryKey: string): void => {
    if (one.version === null || !results.has(one.version)) return;
    const result = results.get(one.version) ?? null;
    results.delete(one.version);
    under.delete(entryKey);
    book().drop(one.key, one.token);
    if (result !== null) list.settle(one.scan, { kind: 'done', result }, null);
  };

  const sent = (entry: Entry): void => {
    const one = under.get(entry.key);
    if (!one || one.state === 'sent') return;
    one.state = 'sent';
    const own = entry.verdict?.events?.find(
      ({ type, stream }) => type === entry.event.type && stream === `${machine}/${book().id}`,
    );
    one.version = own?.version ?? null;
    if (one.version === null || one.version > book().version()) world.behind();
    accepted(one, entry.key);
    changed();
  };

  /** Takes up an entry that another window, or this one before a reload, has left on its way. */
  const adopt = (entry: Entry): Under => {
    const { type, ...data } = entry.event;
    const key = desk.keyOf(data) ?? '';
    const token = `entry ${entry.key}`;
    const known = knownOf(key, type, data);
    const supposed = entry.state === 'refused' ? null : known && { token, type, data, known, at: entry.occurredAt };
    if (supposed) book().suppose(key, supposed);
    const scan =
      type === desk.scan
        ? list.put({
            machine,
            code: String(data['barcode']),
            key,
            at: entry.occurredAt,
            verdict: { kind: 'asked' },
            way: 'waiting',
            corrected: false,
            entry: null,
          })
        : null;
    const one: Under = { key, token, scan: scan?.number ?? null, supposed, state: 'waiting', version: null };
    under.set(entry.key, one);
    changed();
    return one;
  };

  const refused = (entry: Entry): void => {
    if (listed.has(entry.key)) return;
    listed.add(entry.key);
    const own = under.get(entry.key);
    const one = own ?? adopt(entry);
    // What came back while nobody looked stays until somebody has seen it; the rest holds nothing up any longer.
    const isSeen = own !== undefined && world.isSeen();
    const stays = isSeen ? null : entry.key;
    under.delete(entry.key);
    const { key } = one;
    book().drop(key, one.token);
    const verdict: Verdict = { kind: 'refused', refusals: entry.verdict?.refusals ?? [] };
    if (one.scan !== null) list.settle(one.scan, verdict, stays);
    else {
      const at = entry.occurredAt;
      world.told(list.put({ machine, code: key, key, at, verdict, way: 'sent', corrected: true, entry: stays }));
    }
    if (isSeen) void world.outbox.discard(entry.key);
    changed();
  };

  /** Hears how far everything of this life is on its way. */
  const followed = (entries: readonly Entry[]): void => {
    const isAdding = [...under.values()].some(({ state }) => state === 'adding');
    for (const entry of entries) {
      if (entry.machine !== machine || entry.id !== book().id) continue;
      if (entry.state === 'sent') sent(entry);
      else if (entry.state === 'refused') refused(entry);
      else if (!under.has(entry.key) && !isAdding) adopt(entry);
    }
  };

  return {
    /** Resolves when this browser has kept the event; throws where it cannot and no scan would tell so. */
    async send(one: Sent, type: string, data: Facts): Promise<void> {
      const { key, token, scan } = one;
      const own: Under = { ...one, state: 'adding', version: null };
      under.set(token, own);
      try {
        const group = `${machine}/${book().id}/${key}`;
        const entry = await world.outbox.add({ machine, id: book().id, event: { ...data, type }, group });
        under.delete(token);
        own.state = 'waiting';
        under.set(entry.key, under.get(entry.key) ?? own);
        // Told no sooner: what somebody heard a sound for is never lost, whatever becomes of the page.
        const kept = list.find(scan);
        if (kept) world.told(kept);
      } catch (error) {
        under.delete(token);
        book().drop(key, token);
        if (scan === null) throw error;
        const why = error instanceof Error ? error.message : String(error);
        list.settle(scan, { kind: 'unkept', why }, null);
      } finally {
        changed();
      }
    },
    followed,
    /** Hears what the log says that a version of the life came to; null for no scan. */
    logged(version: number, result: string | null): void {
      results.set(version, result);
      const [oldest] = results.keys();
      if (results.size > MOST_RESULTS && oldest !== undefined) results.delete(oldest);
      for (const [entryKey, one] of under) if (one.version === version) accepted(one, entryKey);
    },
    /** Supposes once more, in the book read anew, what that may not tell yet. */
    supposeAgain(): void {
      results.clear();
      for (const [entryKey, one] of under) {
        if (one.state === 'sent') {
          under.delete(entryKey);
          const scan = list.find(one.scan);
          if (scan)
            list.settle(
              scan.number,
              scan.verdict.kind === 'asked' ? { kind: 'done', result: 'read' } : scan.verdict,
              null,
            );
        } else if (one.supposed) book().suppose(one.key, one.supposed);
      }
    },
    /** How many the server has not yet said anything of. */
    unsent: (): number => [...under.values()].filter(({ state }) => state !== 'sent').length,
  };
}
