import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace } from '#views/place/screen.tsx';
import type { GridSort } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import type { DeclaredList } from './declaredList.ts';
import * as css from './List.css.ts';
import { NothingFound } from './NothingFound.tsx';
import type { ListQuery } from './query.ts';
import type { ListScreenState } from './useListScreen.ts';

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
export function ListGrid<N extends AggregateType>({
  list: { aggregateType, options, isChosenFrom },
  screen: { query, rows, columns, arranged, arrange, show, clear },
  title,
  selected,
  onSelect,
}: ListGridProps<N>) {
  const { go } = usePlace();
  const { open } = options;
  return (
    <div className={css.grid}>
      <DataGrid
        fill
        label={title}
        columns={columns}
        ids={rows.ids}
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
        empty={
          <NothingFound
            aggregateType={aggregateType}
            isFiltered={Object.keys(query.values).length > 0}
            onClear={clear}
          />
        }
        {...(rows.failure && { error: <ListFailed failure={rows.failure} onRetry={rows.reload} /> })}
      />
    </div>
  );
}
