import type pg from 'pg';
import { chooseListView, dropListView, keepListView, readListViews } from '#calls/listViews.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { chooseDefault, deleteView, keepView, MOST_VIEWS, sharingBranch, viewsOf } from '../store/listViews.ts';

const refused = (rule: string, values: Readonly<Record<string, string | number>>): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

/** Routes of list views: filters, order, page size and columns under a name, for oneself or the branch. */
export const listViewRoutes = (pool: pg.Pool): Route[] => [
  implement(readListViews, async ({ query, actor }) => ({ views: await viewsOf(pool, actor, query.list) })),
  implement(keepListView, async ({ params, body, actor }) => {
    if (body.shared && sharingBranch(actor) === null) throw refused('viewNeedsBranch', {});
    const fault = await keepView(pool, actor, params.id, body);
    if (fault === 'notFound') throw new Problem('notFound');
    if (fault === 'nameTaken') throw refused('viewNameTaken', { name: body.name });
    if (fault === 'tooMany') throw refused('viewsTooMany', { most: MOST_VIEWS });
  }),
  implement(dropListView, async ({ params, actor }) => {
    if (!(await deleteView(pool, actor, params.id))) throw new Problem('notFound');
  }),
  implement(chooseListView, async ({ body, actor }) => {
    if (!(await chooseDefault(pool, actor, body.list, body.view))) throw new Problem('notFound');
  }),
];
