import { movesOf } from '#machines/kit/moves.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { mayPropose } from './lookup.ts';

/** One step of a path through a region. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** Events of the step that the role may propose; system events count for every role. */
  readonly events: readonly string[];
}

/** Returns true if the role may propose the event or the system does it. */
const mayHappen = (aggregateType: AggregateType, type: string, permissions: readonly string[] | null): boolean =>
  permissions === null ||
  aggregateType.events[type]?.systemOnly === true ||
  mayPropose(aggregateType, type, permissions);

/**
 * Returns the shortest path between two states of a region by events that a role may propose (null: anybody). Returns
 * null if none exists. Rules are not evaluated, because they need an aggregate.
 */
export function shortest(
  aggregateType: AggregateType,
  from: string,
  to: string,
  permissions: readonly string[] | null,
): readonly Step[] | null {
  const region = aggregateType.structure.states.get(from)?.region;
  if (region === undefined || aggregateType.structure.states.get(to)?.region !== region) return null;
  const steps = movesOf(aggregateType, region).flatMap((move) => {
    const events = move.events.filter((type) => mayHappen(aggregateType, type, permissions));
    return move.from === null || move.to === null || events.length === 0
      ? []
      : [{ from: move.from, to: move.to, events }];
  });
  const cameBy = new Map<string, Step | null>([[from, null]]);
  for (const at of cameBy.keys()) {
    if (at === to) break;
    for (const step of steps) if (step.from === at && !cameBy.has(step.to)) cameBy.set(step.to, step);
  }
  if (!cameBy.has(to)) return null;
  const transition: Step[] = [];
  for (let step = cameBy.get(to); step; step = cameBy.get(step.from)) transition.unshift(step);
  return transition;
}
