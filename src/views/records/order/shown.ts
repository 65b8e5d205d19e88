import descriptorData from '#machines/order/index.ts?listDescriptor';
import { drawn } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** Cells of the order's state columns. */
export const orderShown = drawn(descriptorData, look);
