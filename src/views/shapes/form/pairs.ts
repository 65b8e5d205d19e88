import type { FieldRefusal } from './refusals.ts';
import type { FieldInfo } from '../fields/kind.ts';

/** A row in which a pair is typed; either part may still be missing. */
export interface PairRow {
  readonly key?: unknown;
  readonly value?: unknown;
}

const isRows = (value: unknown): value is readonly PairRow[] => Array.isArray(value);
const isGiven = (part: unknown): boolean => part !== undefined && part !== null && part !== '';

/** The rows of a record, in its order. */
export const rowsOf = (record: Readonly<Record<string, unknown>>): PairRow[] =>
  Object.entries(record).map(([key, value]) => ({ key, value }));

/** The record of what is typed, of whole rows alone; of two rows with one key the first counts. */
export const recordOf = (typed: unknown): Record<string, unknown> =>
  isRows(typed)
    ? Object.fromEntries(
        typed
          .filter(({ key, value }) => isGiven(key) && isGiven(value))
          .toReversed()
          .map(({ key, value }) => [String(key), value]),
      )
    : {};

const missing = (field: string): FieldRefusal => ({
  code: 'invalid',
  rule: 'invalid.invalid_type',
  values: { path: field, expected: 'string' },
  field,
});

/** Faults of rows before they form a record: a missing part, or a key that occurs above. */
export function faultsOfPairs(fields: readonly FieldInfo[], draft: Readonly<Record<string, unknown>>): FieldRefusal[] {
  return fields.flatMap(({ name, kind }) => {
    const rows = draft[name];
    if (kind.kind !== 'pairs' || !isRows(rows)) return [];
    return rows.flatMap(({ key, value }, place): FieldRefusal[] => {
      const at = `${name}.${place}`;
      const isTwice = isGiven(key) && rows.findIndex((row) => row.key === key) !== place;
      const twice = {
        code: 'invalid',
        rule: 'invalid.duplicate',
        values: { path: `${at}.key` },
        field: `${at}.key`,
      } as const;
      return [
        ...(isGiven(key) ? [] : [missing(`${at}.key`)]),
        ...(isTwice ? [twice] : []),
        ...(isGiven(value) ? [] : [missing(`${at}.value`)]),
      ];
    });
  });
}

/** Moves a refusal of a record's entry to the row in which it was typed. */
export function toldAtRow<R extends FieldRefusal>(
  refusal: R,
  fields: readonly FieldInfo[],
  draft: Readonly<Record<string, unknown>>,
): R {
  const [name = '', key, ...rest] = refusal.field?.split('.') ?? [];
  const rows = draft[name];
  if (key === undefined || rest.length > 0 || !isRows(rows)) return refusal;
  if (fields.find((one) => one.name === name)?.kind.kind !== 'pairs') return refusal;
  const place = rows.findIndex((row) => row.key === key);
  const part = refusal.rule === 'invalid.invalid_key' ? 'key' : 'value';
  return place < 0 ? refusal : { ...refusal, field: `${name}.${place}.${part}` };
}
