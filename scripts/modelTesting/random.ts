/**
 * Seed of SEED=..., or the fixed one. `npm test` gives the same result for the same commit; a campaign takes a new
 * seed.
 */
export const SEED = Number.parseInt(process.env['SEED'] ?? '1', 10);

/** Fixed seed for walks that must reach a certain place and do so with it. */
export const STANDING_SEED = 1;

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
