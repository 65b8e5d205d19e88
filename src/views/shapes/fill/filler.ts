import type { Refusal } from '#i18n/say.ts';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { readCode } from '#machines/scanning/code.ts';
import { withPiece } from '#machines/scanning/parcel.ts';
import type { Entry, Outbox } from '#services/outbox/outbox.ts';
import type { Row } from '#services/page.ts';
import type { Facts } from '../scan/desk.ts';
import { readText } from '../scan/reading.ts';
import { createScanList } from '../scan/scanList.ts';
import type { Scan, Verdict } from '../scan/verdict.ts';
import type { Content, FillDesk, Kind } from './desk.ts';
import { insideOf, type Inside, type Pending } from './inside.ts';

/** What a filler needs of the world. */
export interface FillerWorld {
  readonly outbox: Pick<Outbox, 'add' | 'discard'>;
  /** UTC ISO. */
  now(): string;
  /** A scan has a verdict, or another one than before. */
  told(scan: Scan): void;
  isOnline(): boolean;
  /** Whether somebody looks at the screen now. */
  isSeen(): boolean;
  /** The row of something in the branch, as far as it was read. */
  rowOf(machine: string, key: string): Row | undefined;
  /** Goes on with another one; answers what stands against it. */
  open(id: string): Promise<readonly Refusal[]>;
}

/** An event on its way, and the scan it is of. */
interface Under extends Pending {
  readonly scan: number;
  readonly into: string;
  /** Refused here: it lies nowhere until the server says otherwise. */
  readonly isDoubted: boolean;
  state: 'adding' | 'waiting' | 'sent';
  /** The version of what is filled that it led to. */
  version: number | null;
}

const refusedBy = (rule: string, values: Refusal['values']): Verdict => ({
  kind: 'refused',
  refusals: [{ code: 'rule', rule, values }],
});

/**
 * A place where one scans things into something: each scan is kept for the server before anything else, gets the machine's
 * verdict here at once as far as the branch's rows tell, and the server's own when that has come.
 */
export function createFiller(desk: FillDesk, world: FillerWorld) {
  const list = createScanList((scan) => world.told(scan));
  const under = new Map<string, Under>();
  const refusedOnes = new Set<string>();
  /** Pieces scanned of parcels that have several. */
  const pieces = new Map<string, readonly number[]>();
  const listeners = new Set<() => void>();
  let into: string | null = null;
  let life: Life | null = null;
  let revision = 0;
  let tokens = 0;
  let inside: readonly Inside[] = [];

  const changed = (): void => {
    revision += 1;
    const pending = [...under.values()].filter((one) => one.into === into && !one.isDoubted);
    inside = insideOf(life ? desk.contentsOf(life) : [], pending);
    for (const listener of listeners) listener();
  };
  const kindOf = (machine: string): Kind | null =>
    [desk.parcel, desk.bag].find((kind) => kind?.noun.id === machine) ?? null;
  const contentOf = (kind: Kind, key: string): Content => {
    const own = inside.find((one) => one.key === key);
    if (own) return own;
    const row = world.rowOf(kind.noun.id, key);
    const isBag = kind !== desk.parcel;
    return {
      key,
      kind: isBag ? 'package' : 'order',
      orders: isBag ? Number(row?.['count'] ?? 0) : 1,
      grams: Number(row?.[isBag ? 'grams' : 'weightGrams'] ?? 0),
    };
  };
  const judged = (noun: Noun, of: Life, type: string, data: Facts, known: Facts): readonly Refusal[] => {
    const at = world.now();
    return explain(noun, of, { type, id: of.id, data, actor: system, known, at, occurredAt: at }).refusals;
  };

  const foreseePut = (kind: Kind, key: string): Verdict => {
    const row = world.rowOf(kind.noun.id, key);
    if (!row || !life) return { kind: 'asked' };
    const known = kind.knownOf(row, life);
    const refusals = judged(kind.noun, kind.lifeOf(row), kind.put, { [desk.field]: into }, known);
    if (refusals.length > 0) return { kind: 'refused', refusals };
    return kind.isKnown(known) ? { kind: 'done', result: desk.results.put } : { kind: 'asked' };
  };
  /** What stands against taking something out, as far as what it is in tells. */
  const againstOut = (kind: Kind, key: string): readonly Refusal[] => {
    const { type, data } = kind.follows(key);
    return life ? judged(desk.noun, life, type, data, {}) : [];
  };

  const listed = (
    scan: Omit<Scan, 'number' | 'at' | 'corrected' | 'entry' | 'machine'>,
    machine = desk.noun.id,
  ): Scan => list.put({ ...scan, machine, at: world.now(), corrected: false, entry: null });
  const put = (...scan: Parameters<typeof listed>): Scan => {
    const scanned = listed(...scan);
    world.told(scanned);
    changed();
    return scanned;
  };

  const send = async (
    kind: Kind,
    key: string,
    what: Pending['what'],
    { number: scan, verdict }: Scan,
  ): Promise<void> => {
    const own = into ?? '';
    const isDoubted = verdict.kind === 'refused';
    const content = contentOf(kind, key);
    const one: Under = { key, what, content, scan, into: own, isDoubted, state: 'adding', version: null };
    tokens += 1;
    const token = `here ${tokens}`;
    under.set(token, one);
    changed();
    const machine = kind.noun.id;
    const event = what === 'put' ? { type: kind.put, [desk.field]: own } : { type: kind.out };
    try {
      const entry = await world.outbox.add({ machine, id: key, event, group: `${machine}/${key}` });
      one.state = 'waiting';
      under.delete(token);
      under.set(entry.key, one);
      // Told no sooner: what somebody heard a sound for is never lost, whatever becomes of the page.
      const kept = list.find(scan);
      if (kept) world.told(kept);
    } catch (error) {
      under.delete(token);
      list.settle(scan, { kind: 'unkept', why: error instanceof Error ? error.message : String(error) }, null);
    } finally {
      changed();
    }
  };

  const opened = async (code: string): Promise<void> => {
    const scan = put({ code, key: null, verdict: { kind: 'asked' }, way: 'here' });
    const refusals = await world.open(code);
    list.settle(
      scan.number,
      refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'done', result: 'opened' },
      null,
    );
    changed();
  };

  /** Whether all pieces of a parcel are there with this scan; the verdict where they are not. */
  const lacking = (kind: Kind, key: string, code: string): Verdict | null => {
    const row = world.rowOf(kind.noun.id, key);
    const { piece } = readCode(code);
    if (!row) return piece === null ? null : { kind: 'unread', fault: 'piecesUnknown' };
    const all = kind.piecesOf(row);
    if (all === 1 && (piece ?? 1) === 1) return null;
    if (piece === null || piece > all) return refusedBy('arrivalScan.pieceIsNamed', { barcode: code, pieces: all });
    const before = pieces.get(key) ?? [];
    const seen = withPiece(before, piece);
    pieces.set(key, seen);
    if (seen.length === all) return null;
    return { kind: 'done', result: seen === before ? 'duplicate' : 'partly' };
  };

  const scanned = (text: string): void => {
    const reading = readText(text);
    const { code } = reading;
    const here = { code, way: 'here' } as const;
    if (reading.kind === 'wrong')
      return void put({ ...here, key: null, verdict: { kind: 'unread', fault: reading.fault } });
    const kind = reading.kind === 'bag' ? desk.bag : desk.parcel;
    if (kind === null && code === into)
      return void put({ ...here, key: null, verdict: { kind: 'done', result: 'duplicate' } });
    if (kind === null) return void opened(code);
    if (into === null) return void put({ ...here, key: null, verdict: { kind: 'unread', fault: 'noBag' } });
    const key = readCode(code).waybill ?? code;
    const lies = inside.find((one) => one.key === key && one.standing !== 'leaving');
    if (lies) return void put({ ...here, key, verdict: { kind: 'done', result: 'duplicate' } });
    const wanting = lacking(kind, key, code);
    if (wanting) return void put({ ...here, key, verdict: wanting });
    const verdict = foreseePut(kind, key);
    const isSent = verdict.kind !== 'refused' || world.isOnline();
    if (isSent) void send(kind, key, 'put', listed({ code, key, verdict, way: 'waiting' }, kind.noun.id));
    else put({ code, key, verdict, way: 'here' }, kind.noun.id);
  };

  /** Takes something out again. */
  const takeOut = (key: string): void => {
    const kind = kindOf(inside.find((one) => one.key === key)?.kind ?? '');
    if (!kind) return;
    const refusals = againstOut(kind, key);
    const isKnown = life !== null && refusals.length === 0;
    const verdict: Verdict =
      refusals.length > 0
        ? { kind: 'refused', refusals }
        : isKnown
          ? { kind: 'done', result: desk.results.out }
          : { kind: 'asked' };
    pieces.delete(key);
    if (refusals.length === 0) void send(kind, key, 'out', listed({ code: key, key, verdict, way: 'waiting' }));
    else put({ code: key, key, verdict, way: 'here' });
  };

  /** Takes up an entry that this window has not made itself: another one's, or from before a reload. */
  const adopt = (entry: Entry): Under | null => {
    const kind = kindOf(entry.machine);
    const { type } = entry.event;
    if (!kind || entry.id === null || type !== kind.put || entry.event[desk.field] !== into || into === null)
      return null;
    const { id: key } = entry;
    const scan = put({ code: key, key, verdict: { kind: 'asked' }, way: 'waiting' }, kind.noun.id);
    return {
      key,
      what: 'put',
      content: contentOf(kind, key),
      isDoubted: false,
      scan: scan.number,
      into,
      state: 'waiting',
      version: null,
    };
  };

  const refused = (entry: Entry): void => {
    const own = under.get(entry.key);
    const one = own ?? adopt(entry);
    if (!one || refusedOnes.has(entry.key)) return;
    refusedOnes.add(entry.key);
    under.delete(entry.key);
    pieces.delete(one.key);
    // What came back while nobody looked stays until somebody has seen it.
    const isSeen = own !== undefined && world.isSeen();
    list.settle(one.scan, { kind: 'refused', refusals: refusalsOf(entry) }, isSeen ? null : entry.key);
    if (isSeen) void world.outbox.discard(entry.key);
  };

  const sent = (entry: Entry): void => {
    const one = under.get(entry.key);
    if (!one || one.state === 'sent') return;
    one.state = 'sent';
    pieces.delete(one.key);
    const stream = `${desk.noun.id}/${one.into}`;
    one.version = entry.verdict?.events?.findLast((event) => event.stream === stream)?.version ?? 0;
    list.settle(one.scan, { kind: 'done', result: desk.results[one.what] }, null);
    forget();
  };

  /** What the facts show by now is pending no more. */
  const forget = (): void => {
    for (const [key, one] of under)
      if (one.state === 'sent' && (one.into !== into || (life !== null && life.version >= (one.version ?? 0))))
        under.delete(key);
  };

  return {
    desk,
    scans: list.all,
    /** What is inside, latest first. */
    inside: (): readonly Inside[] => inside,
    life: (): Life | null => life,
    revision: (): number => revision,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What is not yet said of by the server. */
    unsent: (): number => [...under.values()].filter(({ state }) => state !== 'sent').length,
    scanned,
    takeOut,
    /** How something inside is taken out, and what stands against it; null for what is not inside. */
    outOf(key: string): { readonly type: string; readonly refusals: readonly Refusal[] } | null {
      const lies = inside.find((one) => one.key === key && one.standing !== 'leaving');
      const kind = kindOf(lies?.kind ?? '');
      return kind && { type: kind.out, refusals: againstOut(kind, key) };
    },
    /** What is filled from now on, or its facts as they are by now; null life: they are not known here. */
    fills(id: string | null, known: Life | null): void {
      if (id !== into) pieces.clear();
      into = id;
      life = known;
      forget();
      changed();
    },
    /** Hears how far everything is on its way. */
    followed(entries: readonly Entry[]): void {
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

const refusalsOf = ({ verdict }: Entry) => verdict?.refusals ?? [];

export type Filler = ReturnType<typeof createFiller>;
