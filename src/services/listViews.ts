import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

const view = z.object({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  ownerName: z.string(),
  isDefault: z.boolean(),
});

/** A view of a list: the search of its address under a name. `shared` among the staff of its owner's branch. */
export type ListView = z.infer<typeof view>;

const viewsCall = call<{ list: string }>()({
  method: 'GET',
  path: ({ list }) => `api/listViews?list=${encodeURIComponent(list)}`,
  answer: z.object({ views: z.array(view) }),
});

/** What is kept of a view. */
export type KeptView = Pick<ListView, 'id' | 'name' | 'search' | 'shared'> & { readonly list: string };

const keepCall = call<KeptView>()({
  method: 'PUT',
  path: ({ id }) => `api/listViews/${encodeURIComponent(id)}`,
  body: ({ list, name, search, shared }) => ({ list, name, search, shared }),
  answer: z.unknown(),
});

const dropCall = call<{ id: string }>()({
  method: 'DELETE',
  path: ({ id }) => `api/listViews/${encodeURIComponent(id)}`,
  body: () => undefined,
  answer: z.unknown(),
});

const defaultCall = call<{ list: string; view: string | null }>()({
  method: 'PUT',
  path: 'api/defaultListView',
  answer: z.unknown(),
});

/** The own views of a list and those shared in the own branch. */
export const readViews = async (list: string, options?: AskOptions): Promise<readonly ListView[]> =>
  (await ask(viewsCall, { list }, options)).views;

/** Keeps an own view, new or instead of the one of its id. */
export const keepView = (kept: KeptView): Promise<unknown> => ask(keepCall, kept);

export const dropView = (id: string): Promise<unknown> => ask(dropCall, { id });

/** Chooses the view that a list opens with; null for none. */
export const chooseDefaultView = (list: string, chosen: string | null): Promise<unknown> =>
  ask(defaultCall, { list, view: chosen });
