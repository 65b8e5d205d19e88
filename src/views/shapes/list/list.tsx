import { useCallback, useMemo, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { serverNow } from '#services/clock.ts';
import { DATA_REPORT, reportAddress } from '#views/place/figureRecords.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { fitColumns, shownColumns, type GridSort } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useActInAddress } from '#views/place/useActInAddress.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { useWords } from '#views/language/words.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { BulkBarProps } from './BulkBar.tsx';
import { columnsOf, sortableOf } from './columns.tsx';
import { ExportList } from './ExportList.tsx';
import { forCustomer } from './forCustomer.ts';
import { ChooseByNumbers } from './find/ChooseByNumbers.tsx';
import { NotFound } from './find/NotFound.tsx';
import { FilterBar } from './FilterBar.tsx';
import { filtersOf, findingOf, resolved, sensible } from './filters.ts';
import { FiltersInForce } from './FiltersInForce.tsx';
import * as css from './List.css.ts';
import { NothingFound } from './NothingFound.tsx';
import type { ListOptions, ListTools } from './options.ts';
import type { SelectionOptions } from './selection.ts';
import { readQuery, writeQuery, type ListQuery } from './query.ts';
import { useFilterWords } from './useFilterWords.ts';
import { useLastPage } from './useLastPage.ts';
import { useRows } from './useRows.ts';
import { useArrangement } from './views/useArrangement.ts';
import { useViewState } from './views/useViewState.ts';
import { ViewChanged } from './views/ViewChanged.tsx';
import { searchOf, ViewsMenu } from './views/ViewsMenu.tsx';

const BulkBar = arriving<BulkBarProps>(withAllMessages(() => import('./BulkBar.tsx')));
const BeginDialog = arriving(withAllMessages(() => import('./BeginDialog.tsx')));
const ColumnPanel = arriving(withAllMessages(() => import('#views/ui/grid/ColumnPanel.tsx')));
const PrintList = arriving(withAllMessages(() => import('./print/PrintList.tsx')));

const none: ReadonlySet<string> = new Set();

const sortOf = (sort: ListQuery['sort']): GridSort | null =>
  sort && { column: sort.field, direction: sort.dir === 'asc' ? 'ascending' : 'descending' };

/**
 * A screen of a list, declared: columns, filters and events typed by the aggregate type. Filters, order and page live in the
 * address; rows stay true; what is chosen stays chosen over all pages. Its filters are open to who leads to it.
 */
export function list<N extends AggregateType>(aggregateType: ListDescriptor<N>, options: ListOptions<N>) {
  const offering = (offered: ListOptions<N>) => ({
    offered,
    filters: filtersOf(aggregateType, offered),
    sortable: sortableOf(offered),
  });
  const toStaff = offering(options);
  const toCustomer = offering(forCustomer(options, aggregateType.forStaff));
  const finding = findingOf(aggregateType, options);
  const isChosenFrom = options.bulk.length > 0 || options.selection !== undefined;
  const { Tools, importAt, open, begun, news, within = [] } = options;

  function ListScreen() {
    const words = useWords();
    const { offered, filters, sortable } = useIsCustomer() ? toCustomer : toStaff;
    const may = useMay();
    const { go, nameOf, path, base } = usePlace();
    const [search, setSearch] = useScreenSearch();
    const query = useMemo(() => {
      const written = readQuery(search, filters.names, sortable);
      return { ...written, values: sensible(filters, written.values) };
    }, [search, filters, sortable]);
    const values = useMemo(() => query.values, [JSON.stringify(query.values)]); // oxlint-disable-line react/exhaustive-deps -- the same values are the same filters
    const resolve = useCallback(
      (signal: AbortSignal) => resolved(filters, within, values, signal, serverNow()),
      [values, filters],
    );
    const { page, size, sort } = query;
    const asked = useMemo(
      () => ({ pageNum: page, pageSize: size, sort: sort ? [sort] : [] }),
      [page, size, sort?.field, sort?.dir], // oxlint-disable-line react/exhaustive-deps -- the parts of the sort say it all
    );
    const isPlain = search.size === 0;
    const isKept = isPlain && base === undefined;
    const kept = useMemo(() => (isKept ? { path, fields: aggregateType.storable } : null), [isKept, path]);
    const rows = useRows(aggregateType.id, { query: asked, resolve, kept, news });
    const [selected, setSelected] = useState(none);
    const [hasChosen, setHasChosen] = useState(false);
    // The bar stays when its act takes the last row out of the choice: it says what came of it.
    if (selected.size > 0 && !hasChosen) setHasChosen(true);
    const [making, setMaking] = useState<string | null>(null);
    const columns = useMemo(() => columnsOf(aggregateType, offered, words), [offered, words]);
    const show = (next: Partial<ListQuery>, how?: { replace?: boolean }): void =>
      setSearch(writeQuery({ ...query, ...next }), how);
    const [arranged, arrange] = useArrangement(options.path, columns, query.columns, (written) =>
      show({ columns: written }),
    );
    const filter = (changes: Readonly<Record<string, string>>): void =>
      show({ page: 1, values: { ...query.values, ...changes } });
    const { views, view, shown, isChanged } = useViewState(options.path, query, arranged, {
      filters,
      sortable,
      columns,
    });
    const said = useFilterWords(filters, query.values);
    const [isArranging, setArranging] = useState(false);
    const [isPrinting, setPrinting] = useState(false);
    const stopPrinting = useCallback(() => setPrinting(false), []);
    const clear = (): void => show({ page: 1, values: {} });
    useLastPage(query, rows, show);
    const title = words.text(`machine.${aggregateType.id}.many`);
    const heading = nameOf(path) ?? title;
    const makes = useMemo(() => options.actions.filter(may), [may]);
    useActInAddress(makes, setMaking);
    const tools: ListTools = {
      filters: rows.filters,
      sort: asked.sort,
      columns: shownColumns(fitColumns(arranged, columns)),
      total: rows.total,
      selected,
      reload: rows.reload,
    };

    return (
      <section className={css.screen} aria-label={title}>
        <HiddenHeading>{heading}</HiddenHeading>
        <div className={css.bar}>
          <FilterBar
            filters={filters}
            values={query.values}
            onChange={(name, written) => filter({ [name]: written })}
          />
        </div>
        <div className={css.line}>
          <div className={css.said}>
            {view && isChanged && (
              <ViewChanged
                view={view}
                onSave={() => void views.keep({ ...view, search: shown })}
                onReset={() => setSearch(searchOf(view))}
              />
            )}
            <FiltersInForce
              filters={said}
              onClear={(names) => filter(Object.fromEntries(names.map((name) => [name, ''])))}
            />
            <span role="status">
              {rows.asOf !== null && words.text('ui.list.asOf', { time: words.instant(rows.asOf) })}
              {rows.fresh > 0 && (
                <Button size="small" icon="refresh" onPress={rows.reload}>
                  {words.text('ui.list.fresh', { count: rows.fresh })}
                </Button>
              )}
            </span>
          </div>
          <div className={css.tools}>
            {makes.map((type) => (
              <Button key={type} icon="plus" onPress={() => setMaking(type)}>
                {words.text<string>(`event.${type}`)}
              </Button>
            ))}
            {importAt !== undefined && nameOf(importAt) !== null && (
              <Button icon="upload" onPress={() => go(importAt)}>
                {words.text('ui.import.fromSheet')}
              </Button>
            )}
            <ViewsMenu
              views={views}
              list={options.path}
              shown={shown}
              current={view}
              isPlain={isPlain}
              onShow={setSearch}
            />
            {Tools && <Tools {...tools} />}
            <ExportList machine={aggregateType.id} {...tools} />
            {isChosenFrom && finding && (
              <ChooseByNumbers finding={finding} selected={selected} onSelect={setSelected} />
            )}
            {aggregateType.isReported && nameOf(DATA_REPORT) !== null && (
              <IconButton
                icon="chart"
                tone="neutral"
                label={words.text('ui.list.report')}
                onPress={() => go(reportAddress(aggregateType.id, rows.filters))}
              />
            )}
            <IconButton
              icon="print"
              tone="neutral"
              label={words.text('ui.print.list')}
              data-prints
              onPress={() => setPrinting(true)}
            />
            <IconButton icon="refresh" tone="neutral" label={words.text('ui.list.refresh')} onPress={rows.reload} />
            <IconButton
              icon="columns"
              tone="neutral"
              label={words.text('ui.part.columns')}
              aria-haspopup="dialog"
              onPress={() => setArranging(true)}
            />
          </div>
          <NotFound missing={rows.missing} misread={rows.misread} />
        </div>
        <div className={css.grid}>
          <DataGrid
            fill
            label={title}
            columns={columns}
            ids={rows.ids}
            store={rows.store}
            columnState={arranged}
            onColumnState={arrange}
            sort={sortOf(sort)}
            onSort={(next) =>
              show({
                page: 1,
                sort: next && { field: next.column, dir: next.direction === 'ascending' ? 'asc' : 'desc' },
              })
            }
            {...(isChosenFrom && { selected, onSelect: setSelected })}
            {...(open && { onOpen: (id: string) => go(open(id)) })}
            total={rows.total}
            offset={(page - 1) * size}
            loading={rows.loading}
            empty={
              <NothingFound
                aggregateType={aggregateType}
                isFiltered={Object.keys(query.values).length > 0}
                onClear={clear}
              />
            }
            {...(rows.failure && {
              error: <ListFailed failure={rows.failure} onRetry={rows.reload} />,
            })}
          />
        </div>
        {hasChosen && (
          <BulkBar
            aggregateType={aggregateType}
            events={options.bulk}
            selection={options.selection as SelectionOptions<AggregateType> | undefined}
            selected={selected}
            onSelect={setSelected}
            matching={tools}
          />
        )}
        <div className={css.foot}>
          <Pagination
            page={page}
            pageSize={size}
            total={rows.total}
            totalIsExact={rows.totalIsExact}
            onChange={(next) => show({ page: next.page, size: next.pageSize })}
          />
        </div>
        {isArranging && (
          <ColumnPanel columns={columns} state={arranged} onConfirm={arrange} onClose={() => setArranging(false)} />
        )}
        {isPrinting && (
          <PrintList
            title={heading}
            columns={columns}
            shown={tools.columns}
            ids={rows.ids}
            store={rows.store}
            total={rows.total}
            filters={said}
            onClose={stopPrinting}
          />
        )}
        {making !== null && (
          <BeginDialog
            aggregateType={aggregateType}
            type={making}
            initial={typeof options.initial === 'function' ? options.initial() : options.initial}
            onClose={() => setMaking(null)}
            onDone={({ id }) => {
              rows.reload();
              if (begun && typeof id === 'string') go(begun(id));
            }}
          />
        )}
      </section>
    );
  }
  return Object.assign(ListScreen, { machine: aggregateType.id, news, within, filters: toStaff.filters });
}
