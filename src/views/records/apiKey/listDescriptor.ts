import descriptorData from '#machines/apiKey/index.ts?listDescriptor';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { look } from './look.ts';

/** List descriptor of the api key; its presentation loads when an action is needed. */
const apiKeyListDescriptor = listDescriptor(
  descriptorData,
  look,
  async () => (await import('./presentation.ts')).default,
);

export default apiKeyListDescriptor;
