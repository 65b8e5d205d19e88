/**
 * Splits moves into two lanes of about the same length, each in the given order, to be written concurrently. Moves with a common name
 * stay in one lane, because they would wait for each other's lock.
 */
export function lanesOf<Move>(
  moves: readonly Move[],
  namesOf: (move: Move) => readonly string[],
): readonly (readonly Move[])[] {
  const parents = new Map<string, string>();
  const root = (name: string): string => {
    const parent = parents.get(name) ?? name;
    if (parent === name) return name;
    const top = root(parent);
    parents.set(name, top);
    return top;
  };
  const named = moves.map((move) => ({ move, names: namesOf(move) }));
  for (const { names } of named) {
    const [first = '', ...others] = names;
    for (const other of others) parents.set(root(other), root(first));
  }
  const lanes: [Set<Move>, Set<Move>] = [new Set(), new Set()];
  const groups = [...Map.groupBy(named, ({ names: [first = ''] }) => root(first)).values()];
  groups.sort((one, other) => other.length - one.length);
  for (const group of groups) {
    const shorter = lanes[0].size <= lanes[1].size ? lanes[0] : lanes[1];
    for (const { move } of group) shorter.add(move);
  }
  return lanes.map((lane) => moves.filter((move) => lane.has(move))).filter((lane) => lane.length > 0);
}
