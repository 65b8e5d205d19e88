import type { Group } from '#calls/groups.ts';
import type { ChosenDimension } from '#machines/kit/report.ts';

/** Orders times as they pass, everything else by its first measure, the largest first; what has no value comes last. */
export function inOrder(groups: readonly Group[], dimensions: readonly ChosenDimension[]): Group[] {
  const byKey = (one: Group, two: Group, index: number): number => {
    const [a, b] = [one.keys[index] ?? null, two.keys[index] ?? null];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    if (dimensions[index]?.by === 'age') return Number(a) - Number(b);
    return dimensions[index]?.by === undefined ? 0 : a < b ? -1 : 1;
  };
  const size = ({ cells }: Group): number => cells[0]?.value ?? -1;
  const sums = new Map<string | null, number>();
  for (const group of groups)
    sums.set(group.keys[0] ?? null, (sums.get(group.keys[0] ?? null) ?? 0) + Math.max(0, size(group)));
  const firstSum = ({ keys }: Group): number => sums.get(keys[0] ?? null) ?? 0;
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
