import { useMemo } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Presentation } from '../../presentation/presentation.ts';
import { listDescriptorOf } from '../../listDescriptor/listDescriptorOf.ts';
import { columnsOf } from '../../list/columns.tsx';
import type { ColumnOptions } from '../../presentation/columnOptions.ts';
import type { FieldOf } from '../../presentation/rowTypes.ts';
import type { Rows } from '../../list/useRows.ts';
import * as css from '../Scan.css.ts';

export interface SessionRowsProps<N extends AggregateType> {
  readonly aggregateType: N & Presentation;
  readonly title: string;
  readonly empty: string;
  readonly columns: readonly (FieldOf<N> | ColumnOptions<N>)[];
  readonly rows: Rows;
  readonly addressOf: (id: string) => string;
}

/** Aggregates to go on with, or the last ones, kept true. */
export function SessionRows<N extends AggregateType>({
  aggregateType,
  title,
  empty,
  columns,
  rows,
  addressOf,
}: SessionRowsProps<N>) {
  const words = useWords();
  const { go } = usePlace();
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
            error: <ListFailed failure={rows.failure} onRetry={rows.reload} />,
          })}
        />
      </div>
    </Section>
  );
}
