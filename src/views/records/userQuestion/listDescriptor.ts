import descriptorData from '#machines/userQuestion/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the user question; its presentation loads when an action is needed. */
const userQuestionListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default userQuestionListDescriptor;
