import type { OptimisticVerdicts } from '../station/optimisticVerdicts.ts';
import type { Desk } from '../desk.ts';
import type { Foresight } from '../station/foresight.ts';
import type { Scan } from '../verdict/verdict.ts';

/** Result of a scan of what was scanned before, at every desk. */
const AGAIN = 'duplicate';

/** Returns whether an aggregate has a scan already: the same once more would be a duplicate. */
export function isAlreadyScanned(
  { key, data, at }: Scan,
  desk: Desk,
  verdicts: OptimisticVerdicts,
  { lookupsOf }: Pick<Foresight, 'lookupsOf'>,
): boolean {
  if (key === null || !data) return false;
  // A thing on no list was not scanned.
  const lookups = lookupsOf(key, desk.scan, data);
  return lookups !== null && desk.resultOf(verdicts.imagine(key, { type: desk.scan, data, lookups, at })) === AGAIN;
}
