import descriptorData from '#machines/transferBooking/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the transfer booking; its presentation loads when an action is needed. */
const transferBookingListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default transferBookingListDescriptor;
