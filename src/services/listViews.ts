import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/listViews.ts';
import { call, type AskOptions } from './http.ts';

/** A view of a list: the search of its address under a name. `shared` among the staff of its owner's branch. */
export type ListView = ReplyOf<typeof calls.readListViews>['views'][number];

/** Stored parts of a view. */
export type KeptView = Pick<ListView, 'id' | 'name' | 'search' | 'shared'> & { readonly list: string };

/** The own views of a list and those shared in the own branch. */
export const readViews = async (list: string, options?: AskOptions): Promise<readonly ListView[]> =>
  (await call(calls.readListViews, { query: { list } }, options)).views;

/** Keeps an own view, new or instead of the one of its id. */
export const keepView = ({ id, list, name, search, shared }: KeptView): Promise<unknown> =>
  call(calls.keepListView, { params: { id }, body: { list, name, search, shared } });

export const dropView = (id: string): Promise<unknown> => call(calls.dropListView, { params: { id } });

/** Chooses the view that a list opens with; null for none. */
export const chooseDefaultView = (list: string, chosen: string | null): Promise<unknown> =>
  call(calls.chooseListView, { body: { list, view: chosen } });

/** Pins a view to the own Home, or takes it away. */
export const pinView = (view: string, isPinned: boolean): Promise<unknown> =>
  call(calls.pinListView, { body: { view, isPinned } });
