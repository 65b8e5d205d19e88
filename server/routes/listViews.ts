import type pg from 'pg';
import { chooseListView, dropListView, keepListView, pinListView, readListViews } from '#calls/listViews.ts';
import { isPersonalAnywhere } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import {
  chooseDefault,
  deleteView,
  keepView,
  MOST_PINS,
  MOST_VIEWS,
  pinView,
  sharingBranch,
  viewsOf,
  type ListView,
} from '../store/listViews.ts';

const refused = (rule: string, values: Readonly<Record<string, string | number>>): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

/** Returns a view as its reader may see it: what its owner looks for in personal fields is not shared. */
function shownView(view: ListView): ListView {
  if (view.mine) return view;
  const search = new URLSearchParams(view.search);
  const personal = [...search.keys()].filter(isPersonalAnywhere);
  for (const field of personal) search.delete(field);
  return personal.length === 0 ? view : { ...view, search: search.toString() };
}

/** Routes of list views: filters, order, page size and columns under a name, for oneself or the branch. */
export const listViewRoutes = (pool: pg.Pool): Route[] => [
  implement(readListViews, async ({ query, actor }) => ({
    views: (await viewsOf(pool, actor, query.list)).map(shownView),
  })),
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
  implement(pinListView, async ({ body, actor }) => {
    const fault = await pinView(pool, actor, body.view, body.isPinned);
    if (fault === 'notFound') throw new Problem('notFound');
    if (fault === 'tooMany') throw refused('pinsTooMany', { most: MOST_PINS });
  }),
];
