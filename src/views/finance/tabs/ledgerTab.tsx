import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { RecordTab, Shown } from '#views/shapes/detail/options.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';

const LedgerOf = arriving(() => import('../ledger/LedgerOf.tsx'), { Waiting: Skeleton });

/** Declares the pane of the lines that a record posted in the ledger, for those who may read it. */
export function ledgerTab<N extends AggregateType>({ id: machine }: N): RecordTab<N> {
  const changedBy = [machine];
  return {
    id: 'ledger',
    title: 'ui.books.ledger',
    needs: ['ledger.read'],
    Content: ({ row }: Shown<N>) => (
      <LedgerOf
        filters={[
          { field: 'machine', op: 'eq', value: machine },
          { field: 'life', op: 'eq', value: row.id },
        ]}
        changedBy={changedBy}
      />
    ),
  };
}
