import type { FieldInfo } from '../fields/kind.ts';
import { placed, type FieldRefusal } from './refusals.ts';

/** Fields that pictures under way fill: their own, and that of the file's checksum. */
const filledBy = (waiting: ReadonlySet<string>, fields: readonly FieldInfo[]): readonly string[] =>
  [...waiting].flatMap((path) => {
    const kind = fields.find(({ name }) => name === path)?.kind;
    return kind?.kind === 'upload' && kind.hashIn !== null ? [path, kind.hashIn] : [path];
  });

/** Returns true if nothing is against a form but fields that pictures under way fill. */
export function waitsOnlyFor(
  waiting: ReadonlySet<string>,
  fields: readonly FieldInfo[],
  refusals: readonly FieldRefusal[],
): boolean {
  const filled = filledBy(waiting, fields);
  return waiting.size > 0 && refusals.every(({ field }) => filled.includes(placed(field, fields) ?? ''));
}
