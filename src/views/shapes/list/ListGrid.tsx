import { useCallback } from 'react';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace } from '#views/place/screen.tsx';
import type { Row } from '#services/page.ts';
import { useWords } from '#views/language/words.tsx';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { arriving } from '#views/ui/arriving.tsx';
import type { GridSort } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import type { DeclaredList } from './declaredList.ts';
import * as css from './List.css.ts';
import type { NothingFoundProps } from './NothingFound.tsx';
import type { ListQuery } from './query.ts';
import type { ListScreenState } from './useListScreen.ts';

const NothingFound = arriving<NothingFoundProps>(withAllMessages(() => import('./NothingFound.tsx')));

const sortOf = (sort: ListQuery['sort']): GridSort | null =>
  sort && { column: sort.field, direction: sort.dir === 'asc' ? 'ascending' : 'descending' };

interface ListGridProps<N extends AggregateType> {
  readonly list: DeclaredList<N>;
  readonly screen: ListScreenState;
  readonly title: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (next: ReadonlySet<string>) => void;
}

/** The rows of a list's page, with what stands there when there are none, or when they could not be read. */
export function ListGrid<N extends AggregateType>({ list, screen, title, selected, onSelect }: ListGridProps<N>) {
  const { go } = usePlace();
  const { options, isChosenFrom } = list;
  const { query, rows, columns, arranged, arrange, show } = screen;
  const { open } = options;
  const words = useWords();
  const machine = list.aggregateType.id;
  const nameOf = useCallback(({ id }: Row): string => recordNumber(machine, id, words), [machine, words]);
  return (
    <div className={css.grid}>
      <DataGrid
        fill
        label={title}
        columns={columns}
        ids={rows.ids}
        rowName={nameOf}
        store={rows.store}
        columnState={arranged}
        onColumnState={arrange}
        sort={sortOf(query.sort)}
        onSort={(next) =>
          show({ page: 1, sort: next && { field: next.column, dir: next.direction === 'ascending' ? 'asc' : 'desc' } })
        }
        {...(isChosenFrom && { selected, onSelect })}
        {...(open && { onOpen: (id: string) => go(open(id)) })}
        total={rows.total}
        offset={(query.page - 1) * query.size}
        loading={rows.loading}
        empty={<NothingFound list={list} screen={screen} />}
        {...(rows.failure && { error: <ListFailed failure={rows.failure} onRetry={rows.reload} /> })}
      />
    </div>
  );
}
