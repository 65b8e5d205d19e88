import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Recorded } from '#machines/kit/proposal.ts';
import type { Entry, Outbox } from '#services/outbox/outbox.ts';
import type { Book, Supposed } from './book.ts';
import type { Desk, Facts } from './desk.ts';
import { readText } from './reading.ts';
import { createScanList } from './scanList.ts';
import type { Scan, Verdict } from './verdict.ts';

/** What a station needs of the world. */
export interface StationWorld {
  readonly outbox: Pick<Outbox, 'add' | 'discard'>;
  /** UTC ISO. */
  now(): string;
  /** A scan has a verdict, or another one than before. */
  told(scan: Scan): void;
  /** The log is ahead of the book. */
  behind(): void;
  /** Whether somebody looks at the screen now. */
  isSeen(): boolean;
  /** Draws the lists when there is time for it: a verdict is shown before them. */
  later(draw: () => void): void;
}

/** Results of the log that nobody here has asked about, such as other people's scans. */
const MOST_RESULTS = 500;

/** An event on its way, and the scan it is of; none for the handling of a thing. */
interface Under {
  readonly key: string;
  readonly token: string;
  readonly scan: number | null;
  /** What it is believed to do; null where this list does not tell. */
  readonly supposed: Supposed | null;
  state: Entry['state'] | 'adding';
  /** The version of the life that it became. */
  version: number | null;
}

/**
 * A place where one scans: each scan is kept for the server before anything else, then gets the machine's verdict here at
 * once, and the server's own when that has come.
 */
export function createStation(desk: Desk, opened: Book, world: StationWorld) {
  const { noun } = desk;
  const machine = noun.id;
  let book = opened;
  const list = createScanList((scan) => world.told(scan));
  let tokens = 0;
  let revision = 0;
  const listeners = new Set<() => void>();
  const under = new Map<string, Under>();
  /** What the log said of versions nobody here has asked about yet. */
  const results = new Map<number, string | null>();
  /** Refused entries that are listed already. */
  const listed = new Set<string>();

  let isDrawing = false;
  const changed = (): void => {
    revision += 1;
    if (isDrawing) return;
    isDrawing = true;
    world.later(() => {
      isDrawing = false;
      for (const listener of listeners) listener();
    });
  };
  const nextToken = (): string => {
    tokens += 1;
    return `here ${tokens}`;
  };
  const knownOf = (key: string, type: string, data: Facts): Facts | null =>
    desk.knownOf({ type, data, key, standing: book.standingOf(key), facts: book.plain() });
  const proposalOf = (type: string, data: Facts, known: Facts) => {
    const at = world.now();
    return { type, id: book.id, data, actor: system, known, at, occurredAt: at };
  };

  /** What the machine says here, before the server is asked; null facts where this list does not tell. */
  const foresee = (
    key: string,
    type: string,
    data: Facts,
  ): { verdict: Verdict; known: Facts | null; isSure: boolean } => {
    const known = knownOf(key, type, data);
    const { refusals } = explain(noun, book.about(key), proposalOf(type, data, known ?? {}));
    if (refusals.length === 0) return { verdict: { kind: 'asked' }, known, isSure: false };
    // A rule that looks at nothing outside of the life cannot be judged otherwise by the server.
    const isSure = refusals.some(
      ({ code, rule }) =>
        code === 'notDeclared' || noun.rules[rule?.slice(machine.length + 1) ?? '']?.knows.length === 0,
    );
    return { verdict: { kind: 'refused', refusals }, known: null, isSure };
  };

  const send = async (
    { key, token, scan, supposed }: Pick<Under, 'key' | 'token' | 'scan' | 'supposed'>,
    type: string,
    data: Facts,
  ): Promise<void> => {
    const one: Under = { key, token, scan, supposed, state: 'adding', version: null };
    under.set(token, one);
    try {
      const group = `${machine}/${book.id}/${key}`;
      const entry = await world.outbox.add({ machine, id: book.id, event: { ...data, type }, group });
      under.delete(token);
      one.state = 'waiting';
      under.set(entry.key, under.get(entry.key) ?? one);
      // Told no sooner: what somebody heard a sound for is never lost, whatever becomes of the page.
      const kept = list.find(scan);
      if (kept) world.told(kept);
    } catch (error) {
      under.delete(token);
      book.drop(key, token);
      if (scan === null) throw error;
      const why = error instanceof Error ? error.message : String(error);
      list.settle(scan, { kind: 'unkept', why }, null);
    } finally {
      changed();
    }
  };

  const scanned = (text: string, extra: Facts = {}): Scan => {
    const reading = readText(text);
    const at = world.now();
    const here = { machine, code: reading.code, at, way: 'here', corrected: false, entry: null } as const;
    const unread = (fault: Extract<Verdict, { kind: 'unread' }>['fault']): Scan => {
      const scan = list.put({ ...here, key: null, verdict: { kind: 'unread', fault } });
      world.told(scan);
      changed();
      return scan;
    };
    if (reading.kind === 'wrong') return unread(reading.fault);
    if (reading.kind === 'bag' && !desk.takesBags) return unread('bagHere');
    const data = { ...extra, barcode: reading.code };
    const key = desk.keyOf(data) ?? reading.code;
    const foreseen = foresee(key, desk.scan, data);
    const token = nextToken();
    let { verdict } = foreseen;
    const supposed = foreseen.known && { token, type: desk.scan, data, known: foreseen.known, at };
    if (supposed) {
      const result = desk.resultOf(book.suppose(key, supposed));
      verdict = result === null ? { kind: 'asked' } : { kind: 'done', result };
    }
    const isSent = verdict.kind !== 'refused' || !foreseen.isSure;
    const scan = list.put({ ...here, key, verdict, way: isSent ? 'waiting' : 'here' });
    if (isSent) void send({ key, token, scan: scan.number, supposed }, desk.scan, data);
    else {
      world.told(scan);
      changed();
    }
    return scan;
  };

  /** An event about one thing, such as the reason why it was not delivered; resolves when this browser has kept it. */
  const act = async (key: string, type: string, data: Facts): Promise<void> => {
    const token = nextToken();
    const known = knownOf(key, type, data);
    const supposed = known && { token, type, data, known, at: world.now() };
    if (supposed) book.suppose(key, supposed);
    changed();
    await send({ key, token, scan: null, supposed }, type, data);
  };

  const accepted = (one: Under, entryKey: string): void => {
    if (one.version === null || !results.has(one.version)) return;
    const result = results.get(one.version) ?? null;
    results.delete(one.version);
    under.delete(entryKey);
    book.drop(one.key, one.token);
    if (result !== null) list.settle(one.scan, { kind: 'done', result }, null);
  };

  /** Takes up an entry that another window, or this one before a reload, has left on its way. */
  const adopt = (entry: Entry): Under => {
    const { type, ...data } = entry.event;
    const key = desk.keyOf(data) ?? '';
    const token = `entry ${entry.key}`;
    const known = knownOf(key, type, data);
    const supposed = entry.state === 'refused' ? null : known && { token, type, data, known, at: entry.occurredAt };
    if (supposed) book.suppose(key, supposed);
    const code = type === desk.scan ? String(data['barcode']) : null;
    const scan =
      code === null
        ? null
        : list.put({
            machine,
            code,
            key,
            at: entry.occurredAt,
            verdict: { kind: 'asked' },
            way: 'waiting',
            corrected: false,
            entry: null,
          });
    const one: Under = { key, token, scan: scan?.number ?? null, supposed, state: 'waiting', version: null };
    under.set(entry.key, one);
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
    book.drop(one.key, one.token);
    const verdict: Verdict = { kind: 'refused', refusals: entry.verdict?.refusals ?? [] };
    if (one.scan !== null) list.settle(one.scan, verdict, stays);
    else {
      const { key } = one;
      world.told(
        list.put({
          machine,
          code: key,
          key,
          at: entry.occurredAt,
          verdict,
          way: 'sent',
          corrected: true,
          entry: stays,
        }),
      );
    }
    if (isSeen) void world.outbox.discard(entry.key);
  };

  const sent = (entry: Entry): void => {
    const one = under.get(entry.key);
    if (!one || one.state === 'sent') return;
    one.state = 'sent';
    const own = entry.verdict?.events?.find(
      ({ type, stream }) => type === entry.event.type && stream === `${machine}/${book.id}`,
    );
    one.version = own?.version ?? null;
    if (one.version === null || one.version > book.version()) world.behind();
    accepted(one, entry.key);
  };

  /** Hears how far everything of this life is on its way. */
  const followed = (entries: readonly Entry[]): void => {
    const isAdding = [...under.values()].some(({ state }) => state === 'adding');
    for (const entry of entries) {
      if (entry.machine !== machine || entry.id !== book.id) continue;
      if (entry.state === 'sent') sent(entry);
      else if (entry.state === 'refused') refused(entry);
      else if (!under.has(entry.key) && !isAdding) adopt(entry);
    }
    changed();
  };

  return {
    desk,
    book: (): Book => book,
    scans: list.all,
    revision: (): number => revision,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What is not yet said of by the server. */
    unsent: (): number => [...under.values()].filter(({ state }) => state !== 'sent').length,
    scanned,
    act,
    foresee,
    followed,
    /** Takes the next event of the log; false when the whole life must be read again. */
    took(record: Recorded): boolean {
      if (record.version <= book.version()) return true;
      const facts = book.take(record);
      if (facts === null) return false;
      results.set(record.version, record.type === desk.scan ? desk.resultOf(facts) : null);
      const [oldest] = results.keys();
      if (results.size > MOST_RESULTS && oldest !== undefined) results.delete(oldest);
      for (const [entryKey, one] of under) if (one.version === record.version) accepted(one, entryKey);
      changed();
      return true;
    },
    /** Goes on with the life read anew. */
    reopened(next: Book): void {
      book = next;
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
        } else if (one.supposed) book.suppose(one.key, one.supposed);
      }
      changed();
    },
    /** Somebody has seen a refusal that came while nobody looked. */
    async dismiss(number: number): Promise<void> {
      const scan = list.find(number);
      if (!scan?.entry) return;
      await world.outbox.discard(scan.entry);
      list.replace(number, { entry: null });
      changed();
    },
  };
}

export type Station = ReturnType<typeof createStation>;
