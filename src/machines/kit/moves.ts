import { waysOfAll } from './describe.ts';
import type { Noun } from './noun.ts';

/** From one place to another, by any of some events; `from` null: where there is no life yet; `to` null: where it was before. */
export interface Move {
  readonly from: string | null;
  readonly to: string | null;
  readonly events: readonly string[];
}

/** The moves of one region, each pair of states once, in the order of the machine; what stays where it is is none. */
export function movesOf(noun: Noun, region: string): Move[] {
  const moves = new Map<string, { from: string | null; to: string | null; events: string[] }>();
  for (const way of waysOfAll(noun)) {
    if (way.region !== region || way.to === null || way.to === way.from) continue;
    const from = noun.structure.states.get(way.from)?.meta.absent === true ? null : way.from;
    const to = typeof way.to === 'string' ? way.to : null;
    const key = `${from} ${to}`;
    const move = moves.get(key) ?? { from, to, events: [] };
    move.events.push(way.event);
    moves.set(key, move);
  }
  return [...moves.values()];
}
