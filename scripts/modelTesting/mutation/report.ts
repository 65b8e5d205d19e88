import type { Score } from './index.ts';

/** Returns a sample of a list by seed, from a linear congruential generator. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  let state = seed % 2_147_483_647 || 1;
  const chance = () => (state = (state * 48_271) % 2_147_483_647);
  return items
    .map((item) => ({ item, order: chance() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, size)
    .map(({ item }) => item);
}

/** Formats the counts by kind. */
export function report(machine: string, all: number, result: Score, seed: number | null): string {
  const kinds = Object.entries(result.kinds).map(([kind, { total, killed }]) => `  ${kind}: ${killed} of ${total}`);
  const which = seed === null ? `all ${all}` : `${result.total} of ${all} (SEED=${seed})`;
  return [
    `mutation ${machine}: ${which} faults; ${result.killed} noticed, ${result.equivalent} change nothing, ${result.survivors.length} unnoticed`,
    ...kinds,
    ...result.survivors.map((survivor) => `  unnoticed: ${survivor}`),
    '',
  ].join('\n');
}
