/**
 * The requested seed (SEED=...), or the fixed one. `npm test` gives the same result for the same commit; a campaign
 * takes a new seed each time.
 */
export const SEED = Number.parseInt(process.env['SEED'] ?? '1', 10);

/** For a walk that must come by something, which it was seen to do with this seed. */
export const STANDING_SEED = 1;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
