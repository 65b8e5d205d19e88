import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { Expected } from '../asked.ts';
import { asked } from './ask.ts';
import { LedTo } from './drivenTo.ts';
import { Places, type Asked } from './places.ts';
import { whyNotReached } from './reasons.ts';
import type { Planner } from './plan.ts';
import { momentOf } from './search.ts';
import { firstShown } from './shown.ts';

/** An event, and a state without a transition for it in a region that knows it. */
export interface Cell {
  readonly state: string;
  readonly type: string;
}

export const nameOfCell = ({ state, type }: Cell): string => `refuses ${type} in ${state}`;

/** Returns every empty cell of a machine; other regions have none before the first event. */
export const cellsOf = ({ structure, events }: AggregateType): Cell[] =>
  [...structure.states.values()].flatMap(({ id: state, region }) =>
    Object.keys(events)
      .filter(
        (type) => structure.regionsByEvent.get(type)?.includes(region) && !structure.transitions.get(state)?.has(type),
      )
      .map((type) => ({ state, type })),
  );

const expected = ({ refusals }: Verdict): Expected[] =>
  refusals.map(({ code, rule, values }) => ({ code, rule, ...(rule === null ? { values } : {}) }));

/**
 * Asks for each empty cell of an aggregate in its state, by a person who sees the aggregate. The server checks the
 * state before the payload.
 */
export async function refusalsOf(aggregateType: AggregateType, planner: Planner): Promise<Places> {
  const places = new Places(aggregateType);
  const led = new LedTo(aggregateType, planner);
  const shownTo = new Map<Aggregate, Asked['by'] | null>();
  for (const cell of cellsOf(aggregateType)) {
    const { state, type } = cell;
    const isAbsent = aggregateType.structure.states.get(state)?.meta.absent === true;
    const place = isAbsent ? { scene: planner.beginning, aggregate: null } : led.for(cell);
    if (!place) {
      places.leave(nameOfCell(cell), `no life was led to ${state}: ${whyNotReached(aggregateType, planner, state)}`);
      continue;
    }
    const { scene, aggregate } = place;
    const event = { machine: aggregateType.id, id: aggregate?.id ?? null, type, data: {}, fresh: {} };
    const at = momentOf(scene);
    const ask = (by: Asked['by']) => asked(scene, { ...event, by }, at);
    const known = aggregate ? shownTo.get(aggregate) : undefined;
    const by = known === undefined ? await firstShown(scene, ask) : known;
    if (aggregate) shownTo.set(aggregate, by);
    if (!by) places.leave(nameOfCell(cell), `nobody is shown a life in ${state}`);
    else places.ask(nameOfCell(cell), scene, { ...event, by, at }, expected(await ask(by)));
  }
  return places;
}
