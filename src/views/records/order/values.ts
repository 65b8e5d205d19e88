import { tagNames } from '#machines/order/tags.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import orderListDescriptor from './listDescriptor.ts';

/** All custody states, in the machine's order. */
export const custodyValues = stateValues(orderListDescriptor);

/** All exception states of a parcel. */
export const exceptionValues = stateValues(orderListDescriptor, 'exception')
  .map((id) => id.slice('exception.'.length))
  .filter((id) => id !== 'none');

/** All tags of an order (§4). */
export const tagValues: readonly string[] = tagNames;
