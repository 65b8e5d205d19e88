import type { StateMeta } from './lifecycle.ts';
import type { Noun } from './noun.ts';

/** As much of a machine's states as is needed to draw one, or to choose among them. */
export interface SketchedState {
  readonly id: string;
  readonly region: string;
  readonly meta: Pick<StateMeta, 'phase' | 'code' | 'absent'>;
}

/** What a noun and a sketch of it have in common: whose states they are, and what each means. */
export interface Outlined {
  readonly id: string;
  readonly structure: { readonly main: string; readonly states: ReadonlyMap<string, SketchedState> };
}

/** The states of a noun as plain data, in the machine's order. */
export const statesOf = ({ structure }: Noun): SketchedState[] =>
  [...structure.states.values()].map(({ id, region, meta: { phase, code, absent } }) => ({
    id,
    region,
    meta: { ...(phase !== undefined && { phase }), ...(code !== undefined && { code }), ...(absent && { absent }) },
  }));

/** The events that begin a life, those of people before those of the system. */
export function birthsOf({ structure, events }: Noun): string[] {
  const unborn = [...structure.states.values()].find(({ meta, region }) => meta.absent && region === structure.main);
  const types = unborn ? [...(structure.ways.get(unborn.id)?.keys() ?? [])] : [];
  const isSystems = (type: string): number => (events[type]?.systemOnly ? 1 : 0);
  return types.toSorted((one, other) => isSystems(one) - isSystems(other));
}
