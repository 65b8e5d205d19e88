import * as z from 'zod/mini';
import { NAME_LEAST_CHARACTERS, NAME_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { contract } from './contract.ts';
import { withDefault } from './shapes.ts';

/** The route of the list to which the views belong. */
const list = z.string().check(z.maxLength(120), z.regex(/^(\/[A-Za-z0-9-]+)+$/));
const viewId = z.strictObject({ id: z.uuid() });
const MOST_SEARCH_CHARACTERS = 20_000;

const view = z.object({
  id: z.string(),
  name: z.string(),
  /** The query string of the list's address, without the question mark. */
  search: z.string(),
  /** True if people of the owner's branch see it too. */
  shared: z.boolean(),
  mine: z.boolean(),
  ownerName: z.string(),
  isDefault: z.boolean(),
  /** True if it is pinned to the reader's Home. */
  isPinned: z.boolean(),
});

export const readListViews = contract({
  method: 'GET',
  path: '/api/listViews',
  summary: "Lists the actor's views of a list, and those shared in the actor's branch.",
  query: z.strictObject({ list }),
  reply: z.object({ views: z.array(view) }),
});

export const keepListView = contract({
  method: 'PUT',
  path: '/api/listViews/:id',
  summary: "Creates or replaces one of the actor's views of a list.",
  params: viewId,
  body: z.strictObject({
    list,
    name: z
      .string()
      .check(z.trim(), z.minLength(NAME_LEAST_CHARACTERS), z.maxLength(NAME_MOST_CHARACTERS), z.regex(/^\P{Cc}*$/u)),
    search: z.string().check(z.maxLength(MOST_SEARCH_CHARACTERS), z.regex(/^[\x21-\x7e]*$/)),
    shared: withDefault(z.boolean(), false),
  }),
  status: 204,
  errors: ['notFound'],
});

export const dropListView = contract({
  method: 'DELETE',
  path: '/api/listViews/:id',
  summary: "Deletes one of the actor's views.",
  params: viewId,
  status: 204,
  errors: ['notFound'],
});

export const chooseListView = contract({
  method: 'PUT',
  path: '/api/defaultListView',
  summary: "Sets the actor's default view of a list; null for none.",
  body: z.strictObject({ list, view: z.nullable(z.uuid()) }),
  status: 204,
  errors: ['notFound'],
});

export const pinListView = contract({
  method: 'PUT',
  path: '/api/pinnedListView',
  summary: "Pins a view to the actor's Home, or takes it away.",
  body: z.strictObject({ view: z.uuid(), isPinned: z.boolean() }),
  status: 204,
  errors: ['notFound'],
});
