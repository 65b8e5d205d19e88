import type { Refusal } from '#i18n/say.ts';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { recordIn, recordOf, type RecordType } from '#views/names/recordsInRefusals.ts';
import { remedyOf, type Act } from './actions.ts';
import type { Acts, Pane } from '../presentation/acts.ts';

/** Remedy of a refused event: an event of the record, a pane of it, a screen, or another record. */
export type Remedy =
  | { readonly kind: 'pane'; readonly pane: Pane }
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'screen'; readonly address: string; readonly path: string }
  | { readonly kind: 'record'; readonly address: string; readonly machine: RecordType; readonly id: string };

/** Returns the first other record that a refusal is about or names, and that the person can open; null for none. */
export function recordNamedBy(
  { about, values = {} }: Pick<Refusal, 'about' | 'values'>,
  own: string,
  canReach: (path: string) => boolean,
): Extract<Remedy, { kind: 'record' }> | null {
  const named = Object.entries(values).map(([name, value]) => recordIn(name, value));
  for (const found of [recordOf(about), ...named]) {
    if (found === null || found.id === own || !canReach(RECORD_PATHS[found.machine])) continue;
    return { kind: 'record', address: recordAddress(found.machine, found.id), ...found };
  }
  return null;
}

/** Returns what removes the first cause of a refusal, as far as the person can reach it; null for nothing. */
export function leadOnFrom(
  act: Pick<Act, 'refusals'>,
  acts: readonly Act[],
  own: { readonly id: string; readonly remedies?: Acts['remedies'] },
  canReach: (path: string) => boolean,
): Remedy | null {
  const { remedies = {} } = own;
  const event = remedyOf(act, acts, { remedies });
  if (event) return { kind: 'act', act: event };
  for (const refusal of act.refusals) {
    const { rule } = refusal;
    const path = rule ? remedies[rule] : undefined;
    if (typeof path === 'object') return { kind: 'pane', pane: path };
    if (path?.startsWith('/') === true && canReach(path)) return { kind: 'screen', address: path, path };
    const named = recordNamedBy(refusal, own.id, canReach);
    if (named) return named;
  }
  return null;
}
