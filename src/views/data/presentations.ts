import type { Presented } from '../shapes/presentation/presentation.ts';

/** Loader of every record type's presentation by id, called on first use: `records/<id>/presentation.ts`. */
const LOADERS = import.meta.glob<Presented>('../records/*/presentation.ts', { import: 'default' });

const pathOf = (id: string): string => `../records/${id}/presentation.ts`;

/** Ids of the record types that have a presentation. */
export const PRESENTED: readonly string[] = Object.keys(LOADERS).map((path) => path.split('/')[2] ?? '');

/** Loads a record type with its presentation; null for an id that has none. */
export const loadPresented = async (id: string): Promise<Presented | null> => (await LOADERS[pathOf(id)]?.()) ?? null;
