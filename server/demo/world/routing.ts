/** Lines of vehicles, in both directions. */
const lines: readonly (readonly [string, string])[] = [
  ['YGN', 'MDY'],
  ['YGN', 'NPT'],
  ['NPT', 'MDY'],
  ['MDY', 'LSH'],
  ['MDY', 'MUS'],
  ['LSH', 'MUS'],
  ['MUS', 'RUI'],
  ['RUI', 'KMG'],
];

const neighboursOf = (code: string): string[] =>
  lines.flatMap(([one, other]) => (one === code ? [other] : other === code ? [one] : []));

/** Returns the next branch for each branch that can be reached from here, over the fewest lines. */
export const nextHopsFrom = (from: string): Record<string, string> => {
  const next = new Map<string, string>(neighboursOf(from).map((neighbour) => [neighbour, neighbour]));
  for (const [reached, first] of next) {
    for (const further of neighboursOf(reached)) if (further !== from && !next.has(further)) next.set(further, first);
  }
  return Object.fromEntries([...next].toSorted(([one], [other]) => one.localeCompare(other)));
};
