import type { Refusal } from '#i18n/say.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { Entry } from '#services/outbox/outbox.ts';
import { readText } from '../scan/input/reading.ts';
import { createScanList } from '../scan/log/scanList.ts';
import type { Scan, Verdict } from '../scan/verdict/verdict.ts';
import type { Content, FillDesk, Kind } from './desk.ts';
import { createForesight } from './foresight.ts';
import { insideOf, type Inside } from './inside.ts';
import { createPieces } from './pieces.ts';
import { createUnderWay } from './underWay.ts';
import type { FillerWorld } from './world.ts';

/**
 * A station that scans things into a container. Each scan is stored for the server first and judged here at once, as
 * far as the branch's rows allow. The server's verdict follows.
 */
export function createFiller(desk: FillDesk, world: FillerWorld) {
  const list = createScanList((scan) => world.announce(scan), world.earlier);
  const listeners = new Set<() => void>();
  let into: string | null = null;
  let aggregate: Aggregate | null = null;
  let revision = 0;
  let inside: readonly Inside[] = [];
  let kept: readonly Entry[] | null = null;
  const filled = (): Aggregate | null => aggregate;

  const changed = (): void => {
    revision += 1;
    inside = insideOf(aggregate ? desk.contentsOf(aggregate) : [], underWay.pending());
    for (const listener of listeners) listener();
  };
  const kindOf = (machine: string): Kind | null =>
    [desk.parcel, desk.bag].find((kind) => kind?.aggregateType.id === machine) ?? null;
  const contentOf = (kind: Kind, key: string): Content => {
    const own = inside.find((one) => one.key === key);
    if (own) return own;
    return { key, kind: kind.record, ...kind.loadOf(world.rowOf(kind.aggregateType.id, key)) };
  };
  const lyingAt = (key: string): Inside | undefined =>
    inside.find((one) => one.key === key && one.standing !== 'leaving');

  const listed = (
    scan: Omit<Scan, 'number' | 'at' | 'corrected' | 'entry' | 'machine'>,
    machine = desk.aggregateType.id,
  ): Scan => list.put({ ...scan, machine, at: world.now(), corrected: false, entry: null });
  const put = (...scan: Parameters<typeof listed>): Scan => {
    const scanned = listed(...scan);
    world.announce(scanned);
    changed();
    return scanned;
  };

  const foresight = createForesight(desk, filled, world);
  const pieces = createPieces(desk, world);
  const underWay = createUnderWay({
    desk,
    into: () => into,
    aggregate: filled,
    list,
    world,
    kindOf,
    contentOf,
    adopted(kind, key, { key: keptAs, at }) {
      const earlier = list.takeEarlier(keptAs);
      if (earlier) return earlier;
      const left = {
        code: key,
        key,
        verdict: { kind: 'asked' },
        way: 'waiting',
        corrected: false,
        entry: null,
      } as const;
      const scan = list.put({ ...left, machine: kind.aggregateType.id, at, keptAs });
      world.announce(scan);
      changed();
      return scan;
    },
    answered: pieces.forget,
    changed,
  });

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
    if (lyingAt(key)) return void put({ ...here, key, verdict: { kind: 'done', result: 'duplicate' } });
    const wanting = pieces.lacking(kind, key, code);
    if (wanting) return void put({ ...here, key, verdict: wanting });
    const verdict = foresight.put(kind, key);
    const isSent = verdict.kind !== 'refused' || world.isOnline();
    if (isSent)
      void underWay.send(kind, key, 'put', listed({ code, key, verdict, way: 'waiting' }, kind.aggregateType.id));
    else put({ code, key, verdict, way: 'here' }, kind.aggregateType.id);
  };

  /** Takes something out again. */
  const takeOut = (key: string): void => {
    const kind = kindOf(inside.find((one) => one.key === key)?.kind ?? '');
    if (!kind) return;
    const refusals = foresight.againstOut(kind, key);
    pieces.forget(key);
    if (refusals.length > 0) return void put({ code: key, key, verdict: { kind: 'refused', refusals }, way: 'here' });
    const verdict: Verdict = aggregate === null ? { kind: 'asked' } : { kind: 'done', result: desk.results.out };
    void underWay.send(kind, key, 'out', listed({ code: key, key, verdict, way: 'waiting' }));
  };

  /** Settles what an earlier page scanned and the outbox has no more, as soon as the contents are known. */
  const settleGone = (): void => {
    if (kept === null || aggregate === null) return;
    const contents = new Set(desk.contentsOf(aggregate).map(({ key }) => key));
    const isKnown = ({ key, machine }: Scan): boolean => {
      const isTakenOut = machine === desk.aggregateType.id;
      return key !== null && contents.has(key) !== isTakenOut;
    };
    list.settleAllGone(kept, isKnown);
  };

  return {
    desk,
    scans: list.all,
    /** Contents, latest first. */
    inside: (): readonly Inside[] => inside,
    aggregate: filled,
    revision: (): number => revision,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Entries that the server has not answered. */
    unsent: underWay.unsent,
    scanned,
    /** Lists and announces a code that nothing is done with, because the container takes nothing now. */
    turnAway: (code: string, why: string): void =>
      void put({ code, key: null, verdict: { kind: 'turnedAway', why }, way: 'here' }),
    takeOut,
    /** Removal of a thing with its refusals; null for a thing that is not inside. */
    outOf(key: string): { readonly type: string; readonly refusals: readonly Refusal[] } | null {
      const kind = kindOf(lyingAt(key)?.kind ?? '');
      return kind && { type: kind.out, refusals: foresight.againstOut(kind, key) };
    },
    /** Sets the container, or its present fields; null aggregate: unknown here. */
    fills(id: string | null, known: Aggregate | null): void {
      if (id !== into) pieces.forgetAll();
      into = id;
      aggregate = known;
      underWay.forget();
      settleGone();
      changed();
    },
    /** Receives the state of all outbox entries. */
    followed(entries: readonly Entry[]): void {
      kept = entries;
      settleGone();
      underWay.followed(entries);
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

export type Filler = ReturnType<typeof createFiller>;
