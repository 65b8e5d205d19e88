import descriptorData from '#machines/bankLine/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the bank line; its presentation loads when an action is needed. */
const bankLineListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default bankLineListDescriptor;
