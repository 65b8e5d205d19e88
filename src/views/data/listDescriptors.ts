import type { ListDescriptor } from '../shapes/listDescriptor/listDescriptor.ts';

/** Loader of every list descriptor by record type, called on first use: `records/<id>/listDescriptor.ts`. */
const LOADERS = import.meta.glob<ListDescriptor>('../records/*/listDescriptor.ts', { import: 'default' });

/** Loads the list descriptor of a record type. Throws if there is none. */
export async function loadListDescriptor(id: string): Promise<ListDescriptor> {
  const load = LOADERS[`../records/${id}/listDescriptor.ts`];
  if (!load) throw new Error(`There is no list descriptor of ${id}.`);
  return load();
}
