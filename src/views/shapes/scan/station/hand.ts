import type { StationEvent } from '#machines/scanning/station/index.ts';
import type { OptimisticVerdicts } from './optimisticVerdicts.ts';
import type { Desk, Fields } from '../desk.ts';
import type { Foresight } from './foresight.ts';
import { readText } from '../input/reading.ts';
import type { ScanList } from '../log/scanList.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { StationWorld } from './world.ts';

interface Around extends Foresight {
  readonly desk: Desk;
  readonly verdicts: () => OptimisticVerdicts;
  readonly list: ScanList;
  readonly world: Pick<StationWorld, 'now' | 'announce'>;
  readonly changed: () => void;
}

type Made = Extract<StationEvent, { type: 'event.made' }>;
type Judged = Made | Extract<StationEvent, { type: 'scan.stayed' }>;

/** Judges what is scanned and done here by what the station believes, and supposes its effects there. */
export function createHand({ desk, verdicts, list, world, lookupsOf, foresee, changed }: Around) {
  const machine = desk.aggregateType.id;
  let tokens = 0;
  const nextToken = (): string => {
    tokens += 1;
    return `here ${tokens}`;
  };

  const judge = (text: string, extra: Fields): Judged => {
    const reading = readText(text);
    const at = world.now();
    const scan = { machine, code: reading.code, at, corrected: false, entry: null };
    const stay = (key: string | null, verdict: Verdict): Judged => {
      world.announce(list.put({ ...scan, key, verdict, way: 'here' }));
      changed();
      return { type: 'scan.stayed' };
    };
    if (reading.kind === 'wrong') return stay(null, { kind: 'unread', fault: reading.fault });
    if (reading.kind === 'bag' && !desk.takesBags) return stay(null, { kind: 'unread', fault: 'bagHere' });
    const data = { ...extra, barcode: reading.code };
    const key = desk.keyOf(data) ?? reading.code;
    const foreseen = foresee(key, desk.scan, data);
    let { verdict } = foreseen;
    if (verdict.kind === 'refused' && foreseen.isSure) return stay(key, verdict);
    const token = nextToken();
    const supposed = foreseen.lookups && { token, type: desk.scan, data, lookups: foreseen.lookups, at };
    if (supposed) {
      const result = desk.resultOf(verdicts().suppose(key, supposed));
      verdict = result === null ? { kind: 'asked' } : { kind: 'done', result };
    }
    const { number } = list.put({ ...scan, key, verdict, data, way: 'waiting' });
    return { type: 'event.made', sent: { token, key, scan: number, supposed }, made: { type: desk.scan, data } };
  };

  /** The handling of one thing, such as the reason why it was not delivered. */
  const handle = (key: string, type: string, data: Fields): Made => {
    const token = nextToken();
    const lookups = lookupsOf(key, type, data);
    const supposed = lookups && { token, type, data, lookups, at: world.now() };
    if (supposed) verdicts().suppose(key, supposed);
    changed();
    return { type: 'event.made', sent: { token, key, scan: null, supposed }, made: { type, data } };
  };

  return { judge, handle };
}
