import descriptorData from '#machines/order/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** The order as its lists show it; its presentation comes when something is to be done. */
export const orderListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);
