import type { StateMeta } from './metas.ts';
import type { AggregateType } from './aggregateType.ts';

/** The part of a state that a list needs to draw it or to filter by it. */
export interface StateDescriptor {
  readonly id: string;
  readonly region: string;
  readonly meta: Pick<StateMeta, 'phase' | 'absent'>;
}

/** The common part of an aggregate type and of its list descriptor: id and states. */
export interface WithStates {
  readonly id: string;
  readonly structure: { readonly main: string; readonly states: ReadonlyMap<string, StateDescriptor> };
}

/** The states of an aggregate type as plain data, in the machine's order. */
export const statesOf = ({ structure }: AggregateType): StateDescriptor[] =>
  [...structure.states.values()].map(({ id, region, meta: { phase, absent } }) => ({
    id,
    region,
    meta: { ...(phase !== undefined && { phase }), ...(absent && { absent }) },
  }));

/** Returns the events that create an aggregate, those of people before those of the system. */
export function creatingEventsOf({ structure, events }: AggregateType): string[] {
  const notCreated = [...structure.states.values()].find(
    ({ meta, region }) => meta.absent && region === structure.main,
  );
  const types = notCreated ? [...(structure.transitions.get(notCreated.id)?.keys() ?? [])] : [];
  const isSystems = (type: string): number => (events[type]?.systemOnly ? 1 : 0);
  return types.toSorted((one, other) => isSystems(one) - isSystems(other));
}
