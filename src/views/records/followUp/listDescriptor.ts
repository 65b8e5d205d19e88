import descriptorData from '#machines/followUp/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the follow up; its presentation loads when an action is needed. */
const followUpListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default followUpListDescriptor;
