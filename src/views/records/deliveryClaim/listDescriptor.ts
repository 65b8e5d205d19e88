import descriptorData from '#machines/deliveryClaim/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the delivery claim; its presentation loads when an action is needed. */
const deliveryClaimListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default deliveryClaimListDescriptor;
