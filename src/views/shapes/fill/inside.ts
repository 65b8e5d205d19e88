import type { Content } from './desk.ts';

/** A thing inside, or being put in or taken out until the server answers. */
export interface Inside extends Content {
  readonly standing: 'in' | 'coming' | 'leaving';
}

/** A proposed event that the container does not show yet. */
export interface Pending {
  readonly key: string;
  readonly what: 'put' | 'out';
  /** State, if this page knows it. */
  readonly content: Content;
}

/** Contents, latest first: the container's own, changed by pending events. */
export function insideOf(contents: readonly Content[], pending: readonly Pending[]): readonly Inside[] {
  const last = new Map(pending.map((one) => [one.key, one]));
  const kept = contents.map((content): Inside => ({
    ...content,
    standing: last.get(content.key)?.what === 'out' ? 'leaving' : 'in',
  }));
  const known = new Set(contents.map(({ key }) => key));
  const coming = [...last.values()]
    .filter(({ key, what }) => what === 'put' && !known.has(key))
    .map(({ content }): Inside => ({ ...content, standing: 'coming' }));
  return [...kept, ...coming].toReversed();
}

/** Parcels and weight of what is inside; what is being taken out counts no more. */
export const totalsOf = (inside: readonly Inside[]): { items: number; orders: number; grams: number } =>
  inside
    .filter(({ standing }) => standing !== 'leaving')
    .reduce(
      (sum, { orders, grams }) => ({ items: sum.items + 1, orders: sum.orders + orders, grams: sum.grams + grams }),
      { items: 0, orders: 0, grams: 0 },
    );
