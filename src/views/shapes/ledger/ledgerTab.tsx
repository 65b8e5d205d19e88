import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import type { RecordTab, Shown } from '#views/shapes/detail/options.ts';
import type { RowOf } from '#views/shapes/presentation/rowTypes.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import type { PostedWith } from './postedRecord.ts';

const LedgerOf = arriving(() => import('./LedgerOf.tsx'), { Waiting: Skeleton });

/** Declares the pane of some lines of the ledger, for those who may read it. */
export const ledgerPane = <N extends AggregateType>(
  filtersOf: (row: RowOf<N>) => readonly Filter[],
  changedBy: readonly string[],
  postedWith?: PostedWith<RowOf<N>>,
): RecordTab<N> => ({
  id: 'ledger',
  title: 'ui.books.ledger',
  needs: ['ledger.read'],
  Content: ({ row }: Shown<N>) => (
    <LedgerOf filters={filtersOf(row)} changedBy={changedBy} elsewhere={postedWith?.(row) ?? []} />
  ),
});

/** Declares the pane of the lines that a record posted in the ledger. */
export const ledgerTab = <N extends AggregateType>(
  { id: machine }: N,
  postedWith?: PostedWith<RowOf<N>>,
): RecordTab<N> =>
  ledgerPane<N>(
    ({ id }) => [
      { field: 'machine', op: 'eq', value: machine },
      { field: 'life', op: 'eq', value: id },
    ],
    [machine],
    postedWith,
  );
