import type { Refusal } from '#i18n/say.ts';
import type { FieldInfo } from '../fields/kind.ts';

/** A refusal that may concern a field. */
export interface FieldRefusal extends Refusal {
  readonly field?: string | null | undefined;
}

const PLACE = /^\d+$/;

/** Number of path parts that lead to a field of the form. */
function reached(fields: readonly FieldInfo[], [name, ...rest]: readonly string[]): number {
  const kind = fields.find((field) => field.name === name)?.kind;
  if (!kind) return 0;
  if (kind.kind === 'group') return 1 + reached(kind.fields, rest);
  if (kind.kind !== 'groups' && kind.kind !== 'pairs') return 1;
  const [place = '', ...inner] = rest;
  const within = PLACE.test(place) ? reached(kind.kind === 'groups' ? kind.fields : [kind.key, kind.value], inner) : 0;
  return within === 0 ? 1 : 2 + within;
}

/** The path of the form that a refusal concerns: its own, or that of the nearest field above it; null for none. */
export function placed(field: string | null | undefined, fields: readonly FieldInfo[]): string | null {
  const parts = (field ?? '').split('.');
  const count = reached(fields, parts);
  return count === 0 ? null : parts.slice(0, count).join('.');
}

/** Path of the first field of the form that some refusals concern; null for none. */
export const firstPlaced = (refusals: readonly FieldRefusal[], fields: readonly FieldInfo[]): string | null =>
  refusals.map(({ field }) => placed(field, fields)).find((path) => path !== null) ?? null;

/** Path below a list after a reordering of its entries; null where its entry is gone. */
export function moved(field: string, list: string, order: readonly number[]): string | null {
  if (!field.startsWith(`${list}.`)) return field;
  const [place = '', ...inner] = field.slice(list.length + 1).split('.');
  const now = order.indexOf(Number(place));
  return now < 0 ? null : [list, now, ...inner].join('.');
}
