import descriptorData from '#machines/extraFee/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the extra fee; its presentation loads when an action is needed. */
const extraFeeListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default extraFeeListDescriptor;
