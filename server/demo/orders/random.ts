/** Deterministic random choices. */
export interface Random {
  /** Returns an integer from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Returns true in this share of the cases. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
}

/** Creates a Mulberry32 generator, with 32 bits of state, sufficient for a demonstration. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  return {
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick,
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[0];
    },
  };
}

/** Derives a seed for a part of a whole. */
export const seedOf = (...parts: readonly number[]): number =>
  parts.reduce((seed, part) => Math.imul(seed ^ part, 0x9e3779b1) + 0x85ebca6b, 0x5e11);
