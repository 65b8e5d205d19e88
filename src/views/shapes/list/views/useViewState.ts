import { declaredColumns, type ColumnState, type GridColumn } from '#views/ui/grid/columns.ts';
import type { ListView } from '#services/listViews.ts';
import { sensible, type Filters } from '../filters.ts';
import { readQuery, writeQuery, type ListQuery } from '../query.ts';
import { readColumns, writeColumns } from './arrangement.ts';
import { useViews, type Views } from './useViews.ts';

/** Inputs for reading a view. */
interface Reading<Row> {
  readonly filters: Filters;
  readonly sortable: readonly string[];
  readonly columns: readonly GridColumn<Row>[];
}

/** A list's whole state as the search of an address; the page is left out, since rows move from one to another. */
const stateOf = (query: ListQuery, columns: string): string => writeQuery({ ...query, page: 1, view: null, columns });

/** Reads a search for the present list: parts without a meaning here are left out. */
function understoodSearch<Row>(search: string, { filters, sortable, columns }: Reading<Row>): string {
  const query = readQuery(new URLSearchParams(search), filters.names, sortable);
  const arranged = (query.columns && readColumns(query.columns, columns)) || declaredColumns(columns);
  return stateOf({ ...query, values: sensible(filters, query.values) }, writeColumns(arranged));
}

/** The views of a list, the one in force, and whether the list shows something else by now. */
export interface ViewState {
  readonly views: Views;
  readonly view: ListView | null;
  /** State of the list as the search of an address. */
  readonly shown: string;
  readonly isChanged: boolean;
}

export function useViewState<Row>(
  path: string,
  query: ListQuery,
  arranged: ColumnState,
  reading: Reading<Row>,
): ViewState {
  const views = useViews(path);
  const view = views.all?.find(({ id }) => id === query.view) ?? null;
  const shown = stateOf(query, writeColumns(arranged));
  return { views, view, shown, isChanged: view !== null && shown !== understoodSearch(view.search, reading) };
}
