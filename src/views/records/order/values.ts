import { tagNames } from '#machines/order/tags.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { orderListDescriptor } from './sketch.ts';

/** Every custody state, in the order of the machine. */
export const custodyValues = stateValues(orderListDescriptor);

/** Everything that can be wrong with a parcel. */
export const exceptionValues = stateValues(orderListDescriptor, 'exception')
  .map((id) => id.slice('exception.'.length))
  .filter((id) => id !== 'none');

/** Every tag of an order (§4). */
export const tagValues: readonly string[] = tagNames;
