import type { Group } from '#calls/groups.ts';
import type { ChosenDimension } from '#machines/kit/report.ts';

/** Below every value, also those below zero. */
const NOTHING = -Number.MAX_VALUE;

/** Orders times as they pass, everything else by its first measure, the largest first; what has no value comes last. */
export function inOrder(groups: readonly Group[], dimensions: readonly ChosenDimension[]): Group[] {
  const byKey = (one: Group, two: Group, index: number): number => {
    const [a, b] = [one.keys[index] ?? null, two.keys[index] ?? null];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    if (dimensions[index]?.by === 'age') return Number(a) - Number(b);
    return dimensions[index]?.by === undefined ? 0 : a < b ? -1 : 1;
  };
  const size = ({ cells }: Group): number => cells[0]?.value ?? NOTHING;
  const sums = new Map<string | null, number>();
  for (const { keys, cells } of groups) {
    const value = cells[0]?.value ?? null;
    if (value !== null) sums.set(keys[0] ?? null, (sums.get(keys[0] ?? null) ?? 0) + value);
  }
  const firstSum = ({ keys }: Group): number => sums.get(keys[0] ?? null) ?? NOTHING;
  return groups.toSorted(
    (one, two) =>
      byKey(one, two, 0) ||
      firstSum(two) - firstSum(one) ||
      (one.keys[0] ?? '').localeCompare(two.keys[0] ?? '') ||
      byKey(one, two, 1) ||
      size(two) - size(one) ||
      (one.keys[1] ?? '').localeCompare(two.keys[1] ?? ''),
  );
}
