import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Entry } from '#services/outbox/outbox.ts';
import type { ScanList } from '../scan/log/scanList.ts';
import type { Scan } from '../scan/verdict/verdict.ts';
import type { Content, FillDesk, Kind } from './desk.ts';
import type { Pending } from './inside.ts';
import type { FillerWorld } from './world.ts';

/** A pending event, and its scan. */
interface Under extends Pending {
  readonly scan: number;
  readonly into: string;
  /** Refused here: it lies nowhere until the server says otherwise. */
  readonly isDoubted: boolean;
  state: 'adding' | 'waiting' | 'sent';
  /** Version of the container after it. */
  version: number | null;
}

interface Around {
  readonly desk: FillDesk;
  readonly into: () => string | null;
  readonly aggregate: () => Aggregate | null;
  readonly list: ScanList;
  readonly world: Pick<FillerWorld, 'outbox' | 'announce' | 'isSeen'>;
  readonly kindOf: (machine: string) => Kind | null;
  readonly contentOf: (kind: Kind, key: string) => Content;
  /** Lists what another window, or this one before a reload, has scanned. */
  readonly adopted: (kind: Kind, key: string, entry: Pick<Entry, 'key' | 'at'>) => Scan;
  /** The server has said what came of it: it may be scanned anew. */
  readonly answered: (key: string) => void;
  readonly changed: () => void;
}

/**
 * Pending events of a filler. Each is stored in this browser first, and counts as done until the container's own
 * fields show it.
 */
export function createUnderWay(around: Around) {
  const { desk, into, aggregate, list, world, kindOf, contentOf, adopted, answered, changed } = around;
  const under = new Map<string, Under>();
  /** Refused entries that are listed already. */
  const listed = new Set<string>();
  let tokens = 0;

  /** Ends pending events that the container shows. */
  const forget = (): void => {
    const version = aggregate()?.version ?? null;
    for (const [key, one] of under)
      if (one.state === 'sent' && (one.into !== into() || (version !== null && version >= (one.version ?? 0))))
        under.delete(key);
  };

  /** Takes up an entry that this window has not made itself: another one's, or from before a reload. */
  const adopt = (entry: Entry): Under | null => {
    const kind = kindOf(entry.machine);
    const own = into();
    const { id: key, event } = entry;
    if (!kind || key === null || own === null || event.type !== kind.put || event[desk.field] !== own) return null;
    const scan = adopted(kind, key, entry).number;
    const content = contentOf(kind, key);
    return { key, what: 'put', content, isDoubted: false, scan, into: own, state: 'waiting', version: null };
  };

  const refused = (entry: Entry): void => {
    if (listed.has(entry.key)) return;
    const own = under.get(entry.key);
    const one = own ?? adopt(entry);
    const scan = one?.scan ?? list.takeEarlier(entry.key)?.number;
    if (scan === undefined) return;
    listed.add(entry.key);
    under.delete(entry.key);
    if (one) answered(one.key);
    // What came back while nobody looked stays until somebody has seen it.
    const isSeen = own !== undefined && world.isSeen();
    const refusals = entry.verdict?.refusals ?? [];
    list.settle(scan, { kind: 'refused', refusals }, isSeen ? null : entry.key);
    if (isSeen) void world.outbox.discard(entry.key);
  };

  const sent = (entry: Entry): void => {
    const one = under.get(entry.key);
    if (!one) list.sentMeanwhile(entry.key);
    if (!one || one.state === 'sent') return;
    one.state = 'sent';
    answered(one.key);
    const stream = `${desk.aggregateType.id}/${one.into}`;
    one.version = entry.verdict?.events?.findLast((event) => event.stream === stream)?.version ?? 0;
    list.settle(one.scan, { kind: 'done', result: desk.results[one.what] }, null);
    forget();
  };

  /** Receives the state of all outbox entries. */
  const followed = (entries: readonly Entry[]): void => {
    const isAdding = [...under.values()].some(({ state }) => state === 'adding');
    for (const entry of entries) {
      if (entry.state === 'sent') sent(entry);
      else if (entry.state === 'refused') refused(entry);
      else if (!under.has(entry.key) && !isAdding) {
        const one = adopt(entry);
        if (one) under.set(entry.key, one);
      }
    }
    changed();
  };

  return {
    /** Resolves when this browser has stored the event, or has reported that it cannot. */
    async send(kind: Kind, key: string, what: Pending['what'], { number: scan, verdict }: Scan): Promise<void> {
      const own = into() ?? '';
      const isDoubted = verdict.kind === 'refused';
      const content = contentOf(kind, key);
      const one: Under = { key, what, content, scan, into: own, isDoubted, state: 'adding', version: null };
      tokens += 1;
      const token = `here ${tokens}`;
      under.set(token, one);
      changed();
      const machine = kind.aggregateType.id;
      const event = what === 'put' ? { type: kind.put, [desk.field]: own } : { type: kind.out };
      try {
        const entry = await world.outbox.add({ machine, id: key, event, group: `${machine}/${key}` });
        one.state = 'waiting';
        under.delete(token);
        under.set(entry.key, one);
        // Announced no sooner: a scan with a sound is never lost, even if the page closes.
        const kept = list.replace(scan, { keptAs: entry.key });
        if (kept) world.announce(kept);
      } catch (error) {
        under.delete(token);
        list.settle(scan, { kind: 'unkept', why: error instanceof Error ? error.message : String(error) }, null);
      } finally {
        changed();
      }
    },
    followed,
    forget,
    /** Things expected to go into the container now, or out of it. */
    pending: (): readonly Pending[] => [...under.values()].filter((one) => one.into === into() && !one.isDoubted),
    /** Number of entries that the server has not answered. */
    unsent: (): number => [...under.values()].filter(({ state }) => state !== 'sent').length,
  };
}
