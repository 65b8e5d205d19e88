import type { FieldInfo } from '../fields/kind.ts';
import type { FieldRefusal } from './refusals.ts';

/** Returns true for a tick that is asked for only where a rule demands it. */
export const isConfirmation = ({ kind }: FieldInfo): boolean => kind.kind === 'yesNo' && kind.isConfirmation === true;

/** Returns the names of the confirmations of a form. */
export const confirmationsIn = (fields: readonly FieldInfo[]): readonly string[] =>
  fields.filter(isConfirmation).map(({ name }) => name);

/**
 * Returns the refusals that demand a confirmation, by its name, among those of a payload without any. Empty while the
 * payload has faults: rules are judged with imagined values then.
 */
export function demandedAmong(
  names: readonly string[],
  refusals: readonly FieldRefusal[],
): ReadonlyMap<string, FieldRefusal> {
  if (refusals.some(({ code }) => code === 'invalid')) return new Map();
  return new Map(
    refusals.flatMap((refusal) =>
      refusal.field && names.includes(refusal.field) ? [[refusal.field, refusal] as const] : [],
    ),
  );
}
