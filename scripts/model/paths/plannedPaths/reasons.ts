import { deadlinesOf } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { transitionKey } from '#modelTesting/explore.ts';
import type { Planner } from './plan.ts';

const bringing = (type: string): string[] => [
  ...new Set(
    Object.values(aggregateTypes).flatMap(({ reactions }) =>
      reactions.flatMap(({ on, proposes }) => (proposes === type ? [on] : [])),
    ),
  ),
];

/** Returns the set of rules that most often refused a transition. */
function refusing({ refused }: Planner, transition: string): string | undefined {
  const [most] = [...(refused.get(transition) ?? [])].toSorted(
    ([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1),
  );
  return most?.[0];
}

/** Returns the reason why people of the demonstration world did not take a transition. */
export function whyNotTaken(aggregateType: AggregateType, planner: Planner, state: string, type: string): string {
  const deadline = deadlinesOf(aggregateType).find(({ raises }) => raises === type);
  if (deadline) return `only the clock brings ${type}, ${deadline.after} after ${deadline.state}`;
  if (aggregateType.structure.states.get(state)?.meta.absent !== true && !planner.reached.has(state))
    return `no life was led to ${state}: ${whyNotReached(aggregateType, planner, state)}`;
  const { systemOnly = false } = aggregateType.events[type] ?? {};
  const causes = bringing(type);
  if (systemOnly && causes.length === 0) return `only the server's own work brings ${type}`;
  const rules = refusing(planner, transitionKey(state, type));
  if (rules !== undefined) return `${type} was refused in ${state} each time: ${rules}`;
  return systemOnly
    ? `${type} follows from ${causes.join(', ')}, none of which brought it in ${state}`
    : `nobody could propose ${type} in ${state}`;
}

/** Returns the reason why no aggregate reached a state. */
export function whyNotReached(aggregateType: AggregateType, planner: Planner, state: string): string {
  const leading = [...aggregateType.structure.transitions].flatMap(([from, transitions]) =>
    [...transitions.values()].filter(({ to }) => to === state).map(({ event }) => ({ from, event })),
  );
  const open = leading.filter(
    ({ from }) => planner.reached.has(from) || aggregateType.structure.states.get(from)?.meta.absent === true,
  );
  const [first] = open;
  return first
    ? whyNotTaken(aggregateType, planner, first.from, first.event)
    : `it follows only ${[...new Set(leading.map(({ from }) => from))].join(', ')}`;
}
