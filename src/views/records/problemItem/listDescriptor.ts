import descriptorData from '#machines/problemItem/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the problem item; its presentation loads when an action is needed. */
const problemItemListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default problemItemListDescriptor;
