import type pg from 'pg';
import { z } from 'zod';
import { NAME_LEAST_CHARACTERS, NAME_MOST_CHARACTERS } from '#machines/limits.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { chooseDefault, dropView, keepView, MOST_VIEWS, sharingBranch, viewsOf } from '../store/listViews.ts';

/** The route of a list, under which its views are kept. */
const list = z
  .string()
  .max(120)
  .regex(/^(\/[A-Za-z0-9-]+)+$/);
const id = z.strictObject({ id: z.uuid() });
const MOST_SEARCH_CHARACTERS = 20_000;

const keptView = z.strictObject({
  list,
  name: z
    .string()
    .trim()
    .min(NAME_LEAST_CHARACTERS)
    .max(NAME_MOST_CHARACTERS)
    .regex(/^\P{Cc}*$/u),
  /** The search of the list's address, without the question mark. */
  search: z
    .string()
    .max(MOST_SEARCH_CHARACTERS)
    .regex(/^[\x21-\x7e]*$/),
  /** Whether the people of the own branch see it too. */
  shared: z.boolean().default(false),
});

const view = z.strictObject({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  ownerName: z.string(),
  isDefault: z.boolean(),
});

const refused = (rule: string, values: Readonly<Record<string, string | number>>): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

/** Views of lists: filters, order, page size and columns under a name, kept by people for themselves or their branch. */
export const listViewRoutes = (pool: pg.Pool): Route[] => [
  route({
    method: 'GET',
    path: '/api/listViews',
    summary: 'The own views of a list and those that people of the own branch share.',
    query: z.strictObject({ list }),
    reply: z.strictObject({ views: z.array(view) }),
    handle: async ({ query, actor }) => ({ views: await viewsOf(pool, actor, query.list) }),
  }),
  route({
    method: 'PUT',
    path: '/api/listViews/:id',
    summary: 'Keeps an own view of a list, new or instead of the one of this id.',
    params: id,
    body: keptView,
    status: 204,
    handle: async ({ params, body, actor }) => {
      if (body.shared && sharingBranch(actor) === null) throw refused('viewNeedsBranch', {});
      const fault = await keepView(pool, actor, params.id, body);
      if (fault === 'notFound') throw new Problem('notFound');
      if (fault === 'nameTaken') throw refused('viewNameTaken', { name: body.name });
      if (fault === 'tooMany') throw refused('viewsTooMany', { most: MOST_VIEWS });
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/listViews/:id',
    summary: 'Deletes an own view.',
    params: id,
    status: 204,
    handle: async ({ params, actor }) => {
      if (!(await dropView(pool, actor, params.id))) throw new Problem('notFound');
    },
  }),
  route({
    method: 'PUT',
    path: '/api/defaultListView',
    summary: 'Chooses the view that a list opens with for oneself; null for none.',
    body: z.strictObject({ list, view: z.uuid().nullable() }),
    status: 204,
    handle: async ({ body, actor }) => {
      if (!(await chooseDefault(pool, actor, body.list, body.view))) throw new Problem('notFound');
    },
  }),
];
