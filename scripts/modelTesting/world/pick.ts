/** Returns a number from 0 up to 1. */
export type Random = () => number;

/** Returns a random item. */
export const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];
