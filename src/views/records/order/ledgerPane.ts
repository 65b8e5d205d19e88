import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { RecordTab } from '#views/shapes/detail/options.ts';
import { ledgerPane } from '#views/shapes/ledger/ledgerTab.tsx';
import type { RowOf } from '#views/shapes/presentation/rowTypes.ts';

/** Record types whose events post lines with an order's number. */
const POST_FOR_AN_ORDER = ['order', 'receivable', 'payable', 'receipt', 'refund', 'insuranceClaim'];

/** Declares the pane of the lines of an order in the ledger: on the order, and on a record that posts through it. */
export const orderLedgerPane = <N extends AggregateType>(orderOf: (row: RowOf<N>) => string): RecordTab<N> =>
  ledgerPane<N>((row) => [{ field: 'waybill', op: 'eq', value: orderOf(row) }], POST_FOR_AN_ORDER);
