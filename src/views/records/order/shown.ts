import descriptorData from '#machines/order/index.ts?listDescriptor';
import { drawn } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** The states of an order, as cells of its columns show them. */
export const orderShown = drawn(descriptorData, look);
