import descriptorData from '#machines/collectedCancel/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the collected cancel; its presentation loads when an action is needed. */
const collectedCancelListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default collectedCancelListDescriptor;
