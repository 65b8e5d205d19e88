import { transitionsOfAll } from './describe.ts';
import type { AggregateType } from './aggregateType.ts';

/**
 * A change of state by any of some events. `from` is null before creation; `to` is null for a return to the
 * remembered state.
 */
export interface Move {
  readonly from: string | null;
  readonly to: string | null;
  readonly events: readonly string[];
}

/**
 * Returns the moves of one region, each pair of states once, in the order of the machine. Events that keep the state
 * are left out.
 */
export function movesOf(aggregateType: AggregateType, region: string): Move[] {
  const moves = new Map<string, { from: string | null; to: string | null; events: string[] }>();
  for (const transition of transitionsOfAll(aggregateType)) {
    if (transition.region !== region || transition.to === null || transition.to === transition.from) continue;
    const from = aggregateType.structure.states.get(transition.from)?.meta.absent === true ? null : transition.from;
    const to = typeof transition.to === 'string' ? transition.to : null;
    const key = `${from} ${to}`;
    const move = moves.get(key) ?? { from, to, events: [] };
    move.events.push(transition.event);
    moves.set(key, move);
  }
  return [...moves.values()];
}
