import { useCallback, useMemo, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useWords } from '#views/language/words.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { useActInAddress } from '#views/place/useActInAddress.ts';
import { useMay } from '#views/session/useHolds.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { fitColumns, shownColumns } from '#views/ui/grid/columns.ts';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { BulkBarProps } from './BulkBar.tsx';
import { declaredList } from './declaredList.ts';
import { FilterBar } from './FilterBar.tsx';
import type { NotFoundProps } from './find/NotFound.tsx';
import * as css from './List.css.ts';
import type { ListDialog, ListDialogsProps } from './ListDialogs.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListStatus } from './ListStatus.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListOptions, ListTools } from './options.ts';
import type { SelectionOptions } from './selection.ts';
import { useListScreen } from './useListScreen.ts';

const BulkBar = arriving<BulkBarProps>(withAllMessages(() => import('./BulkBar.tsx')));
const ListDialogs = arriving<ListDialogsProps>(() => import('./ListDialogs.tsx'));
const NotFound = arriving<NotFoundProps>(withAllMessages(() => import('./find/NotFound.tsx')));

const none: ReadonlySet<string> = new Set();

/**
 * A screen of a list, declared: columns, filters and events typed by the aggregate type. Filters, order and page live in the
 * address; rows stay true; what is chosen stays chosen over all pages. Its filters are open to who leads to it.
 */
export function list<N extends AggregateType>(aggregateType: ListDescriptor<N>, options: ListOptions<N>) {
  const declared = declaredList(aggregateType, options);

  function ListScreen() {
    const words = useWords();
    const may = useMay();
    const { nameOf, path } = usePlace();
    const screen = useListScreen(declared);
    const { query, filters, rows, columns, arranged, show, filter } = screen;
    const [selected, setSelected] = useState(none);
    const [hasChosen, setHasChosen] = useState(false);
    // The bar stays when its act takes the last row out of the choice: it says what came of it.
    if (selected.size > 0 && !hasChosen) setHasChosen(true);
    const [dialog, setDialog] = useState<ListDialog | null>(null);
    const begin = useCallback((begins: string) => setDialog({ begins }), []);
    const makes = useMemo(() => options.actions.filter(may), [may]);
    useActInAddress(makes, begin);
    const title = words.text(`machine.${aggregateType.id}.many`);
    const heading = nameOf(path) ?? title;
    const { missing, misread } = rows;
    const tools: ListTools = {
      filters: rows.filters,
      sort: screen.sort,
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
          <ListStatus {...screen} />
          <ListToolbar
            list={declared}
            screen={screen}
            tools={tools}
            makes={makes}
            onBegin={begin}
            onSelect={setSelected}
            onDialog={setDialog}
          />
          {missing.length + misread.length > 0 && <NotFound missing={missing} misread={misread} />}
        </div>
        <ListGrid list={declared} screen={screen} title={title} selected={selected} onSelect={setSelected} />
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
            page={query.page}
            pageSize={query.size}
            total={rows.total}
            totalIsExact={rows.totalIsExact}
            onChange={(next) => show({ page: next.page, size: next.pageSize })}
          />
        </div>
        {dialog !== null && (
          <ListDialogs
            list={declared}
            screen={screen}
            tools={tools}
            heading={heading}
            dialog={dialog}
            onDialog={setDialog}
          />
        )}
      </section>
    );
  }
  return Object.assign(ListScreen, {
    machine: aggregateType.id,
    news: options.news,
    within: declared.within,
    filters: declared.toStaff.filters,
  });
}
