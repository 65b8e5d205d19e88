import descriptorData from '#machines/payable/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the payable; its presentation loads when an action is needed. */
const payableListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default payableListDescriptor;
