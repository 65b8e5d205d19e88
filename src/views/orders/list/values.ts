import { order } from '#machines/order/index.ts';
import { tagNames } from '#machines/order/tags.ts';

const { structure } = order;

const statesOf = (region: string): string[] =>
  [...structure.states.values()]
    .filter((state) => state.region === region && state.meta.absent !== true)
    .map(({ id }) => id);

/** Every custody state, in the order of the machine. */
export const stateValues = statesOf(structure.main);

/** Everything that can be wrong with a parcel. */
export const exceptionValues = statesOf('exception')
  .map((id) => id.slice('exception.'.length))
  .filter((id) => id !== 'none');

/** Every tag of an order (§4). */
export const tagValues: readonly string[] = tagNames;
