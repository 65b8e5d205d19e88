import { deadlinesOf } from '#machines/kit/describe.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { wayKey } from '../../../../tests/support/model/explore.ts';
import type { Rehearsal } from './rehearse.ts';

const bringing = (type: string): string[] => [
  ...new Set(
    Object.values(nouns).flatMap(({ reactions }) =>
      reactions.flatMap(({ on, proposes }) => (proposes === type ? [on] : [])),
    ),
  ),
];

/** The rules that most often alone stood against a way. */
function refusing({ refused }: Rehearsal, way: string): string | undefined {
  const [most] = [...(refused.get(way) ?? [])].toSorted(
    ([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1),
  );
  return most?.[0];
}

/** Why people who use a server of the demonstration world, now and in one go, did not take a way. */
export function whyNotTaken(noun: Noun, rehearsal: Rehearsal, state: string, type: string): string {
  const deadline = deadlinesOf(noun).find(({ raises }) => raises === type);
  if (deadline) return `only the clock brings ${type}, ${deadline.after} after ${deadline.state}`;
  if (noun.structure.states.get(state)?.meta.absent !== true && !rehearsal.reached.has(state))
    return `no life was led to ${state}: ${whyNotReached(noun, rehearsal, state)}`;
  const { systemOnly = false } = noun.events[type] ?? {};
  const causes = bringing(type);
  if (systemOnly && causes.length === 0) return `only the server's own work brings ${type}`;
  const rules = refusing(rehearsal, wayKey(state, type));
  if (rules !== undefined) return `${type} was refused in ${state} each time: ${rules}`;
  return systemOnly
    ? `${type} follows from ${causes.join(', ')}, none of which brought it in ${state}`
    : `nobody could propose ${type} in ${state}`;
}

/** Why no life was led to a state: what stands on the ways there. */
export function whyNotReached(noun: Noun, rehearsal: Rehearsal, state: string): string {
  const leading = [...noun.structure.ways].flatMap(([from, ways]) =>
    [...ways.values()].filter(({ to }) => to === state).map(({ event }) => ({ from, event })),
  );
  const open = leading.filter(
    ({ from }) => rehearsal.reached.has(from) || noun.structure.states.get(from)?.meta.absent === true,
  );
  const [first] = open;
  return first
    ? whyNotTaken(noun, rehearsal, first.from, first.event)
    : `it follows only ${[...new Set(leading.map(({ from }) => from))].join(', ')}`;
}
