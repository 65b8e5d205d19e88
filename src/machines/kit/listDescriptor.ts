import type { StateMeta } from './lifecycle.ts';
import type { AggregateType } from './aggregateType.ts';

/** As much of a machine's states as is needed to draw one, or to choose among them. */
export interface StateDescriptor {
  readonly id: string;
  readonly region: string;
  readonly meta: Pick<StateMeta, 'phase' | 'code' | 'absent'>;
}

/** What an aggregate type and a sketch of it have in common: whose states they are, and what each means. */
export interface WithStates {
  readonly id: string;
  readonly structure: { readonly main: string; readonly states: ReadonlyMap<string, StateDescriptor> };
}

/** The states of an aggregate type as plain data, in the machine's order. */
export const statesOf = ({ structure }: AggregateType): StateDescriptor[] =>
  [...structure.states.values()].map(({ id, region, meta: { phase, code, absent } }) => ({
    id,
    region,
    meta: { ...(phase !== undefined && { phase }), ...(code !== undefined && { code }), ...(absent && { absent }) },
  }));

/** The events that begin an aggregate, those of people before those of the system. */
export function birthsOf({ structure, events }: AggregateType): string[] {
  const notCreated = [...structure.states.values()].find(
    ({ meta, region }) => meta.absent && region === structure.main,
  );
  const types = notCreated ? [...(structure.transitions.get(notCreated.id)?.keys() ?? [])] : [];
  const isSystems = (type: string): number => (events[type]?.systemOnly ? 1 : 0);
  return types.toSorted((one, other) => isSystems(one) - isSystems(other));
}
