import descriptorData from '#machines/appUser/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the app user; its presentation loads when an action is needed. */
const appUserListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default appUserListDescriptor;
