import descriptorData from '#machines/inventoryTask/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the inventory task; its presentation loads when an action is needed. */
const inventoryTaskListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default inventoryTaskListDescriptor;
