import { useCallback, useMemo } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { wordFailure } from '#services/failure.ts';
import type { Filter } from '#services/page.ts';
import { usePlace } from '#views/screen.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { useWords } from '#views/words.tsx';
import type { Presentation } from '../presentation/presentation.ts';
import { listDescriptorOf } from '../listDescriptor/listDescriptorOf.ts';
import { columnsOf } from '../list/columns.tsx';
import type { ColumnOptions, FieldOf } from '../list/options.ts';
import { useRows } from '../list/useRows.ts';
import * as css from './Scan.css.ts';

interface SessionListProps<N extends AggregateType> {
  readonly aggregateType: N & Presentation;
  readonly title: string;
  readonly empty: string;
  readonly columns: readonly (FieldOf<N> | ColumnOptions<N>)[];
  /** Kept outside the component, or by useMemo. */
  readonly filters: readonly Filter[];
  readonly sort: FieldOf<N>;
  readonly addressOf: (id: string) => string;
}

/** Number of listed sessions: a few open ones, and the last ended ones. */
const MOST = 20;

/** Aggregates to go on with, or the last ones, kept true. */
export function SessionList<N extends AggregateType>({
  aggregateType,
  title,
  empty,
  columns,
  filters,
  sort,
  addressOf,
}: SessionListProps<N>) {
  const words = useWords();
  const { go } = usePlace();
  const query = useMemo(() => ({ pageNum: 1, pageSize: MOST, sort: [{ field: sort, dir: 'desc' as const }] }), [sort]);
  const resolve = useCallback(() => Promise.resolve({ filters }), [filters]);
  const rows = useRows(aggregateType.id, { query, resolve, kept: null });
  const drawn = useMemo(
    () => columnsOf(listDescriptorOf(aggregateType), { columns, open: addressOf }, words),
    [aggregateType, columns, addressOf, words],
  );
  return (
    <Section title={title} flush>
      <div className={css.log}>
        <DataGrid
          fill
          label={title}
          columns={drawn}
          ids={rows.ids}
          store={rows.store}
          onOpen={(id) => go(addressOf(id))}
          loading={rows.loading}
          empty={<EmptyState icon="scan" title={empty} />}
          {...(rows.failure && {
            error: (
              <ErrorState
                title={words.text('ui.list.failed')}
                text={wordFailure(rows.failure, words)}
                onRetry={rows.reload}
              />
            ),
          })}
        />
      </div>
    </Section>
  );
}
