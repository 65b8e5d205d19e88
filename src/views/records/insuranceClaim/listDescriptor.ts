import descriptorData from '#machines/insuranceClaim/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the insurance claim; its presentation loads when an action is needed. */
const insuranceClaimListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default insuranceClaimListDescriptor;
