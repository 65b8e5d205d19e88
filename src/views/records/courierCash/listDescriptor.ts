import descriptorData from '#machines/courierCash/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the courier cash; its presentation loads when an action is needed. */
const courierCashListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default courierCashListDescriptor;
