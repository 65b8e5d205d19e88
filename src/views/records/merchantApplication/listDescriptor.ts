import descriptorData from '#machines/merchantApplication/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the merchant application; its presentation loads when an action is needed. */
const merchantApplicationListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default merchantApplicationListDescriptor;
