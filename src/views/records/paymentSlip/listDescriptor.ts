import descriptorData from '#machines/paymentSlip/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the payment slip; its presentation loads when an action is needed. */
const paymentSlipListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default paymentSlipListDescriptor;
