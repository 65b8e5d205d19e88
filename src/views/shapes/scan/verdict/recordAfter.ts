import { recordIn } from '#views/names/recordsInRefusals.ts';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { recordNamedBy } from '../../detail/remedies.ts';
import type { Verdict } from './verdict.ts';

/**
 * Returns the record that a refused scan leads to: another one that a refusal names, else that of the scanned thing, if
 * a refusal is about it. Null where there is none, or the person cannot open it.
 */
export function recordAfter(verdict: Verdict, key: string | null, canReach: (path: string) => boolean) {
  if (verdict.kind !== 'refused' || key === null) return null;
  const { refusals } = verdict;
  const [named] = refusals.flatMap((refusal) => recordNamedBy(refusal, key, canReach) ?? []);
  if (named) return named;
  const own = recordIn('item', key);
  if (own === null || !canReach(RECORD_PATHS[own.machine])) return null;
  const names = ([name, value]: readonly [string, unknown]): boolean => recordIn(name, value)?.id === own.id;
  const isAboutIt = refusals.some(
    ({ rule, values = {} }) => rule?.startsWith(`${own.machine}.`) === true || Object.entries(values).some(names),
  );
  return isAboutIt ? ({ kind: 'record', address: recordAddress(own.machine, own.id), ...own } as const) : null;
}
