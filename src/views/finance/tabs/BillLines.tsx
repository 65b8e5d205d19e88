import { useState } from 'react';
import type { Bill, BillLine } from '#machines/bill/context.ts';
import type bill from '#views/records/bill/presentation.ts';
import type { RecordTab, Shown } from '#views/shapes/detail/options.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Pagination, usualPageSize } from '#views/ui/Pagination.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../finance.css.ts';

/** Lines of a bill: the orders, and what each adds to the amounts owed and to be paid out. */
function BillLines({ aggregate }: Shown<typeof bill>) {
  const words = useWords();
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: usualPageSize });
  const { lines, reason } = aggregate.context as Bill;
  const title = words.text('field.bill.lines');
  const amount = (side: 'receivable' | 'payable') => ({
    title: words.text('ui.list.inCurrency', { field: words.text(`field.bill.${side}`), currency: 'MMK' }),
    cell: ({ kind, amount: own }: BillLine) => ((kind === 'payable') === (side === 'payable') ? words.amount(own) : ''),
    isNumber: true,
  });
  return (
    <Section flush title={title}>
      <PlainTable
        label={title}
        rows={lines.slice((page - 1) * pageSize, page * pageSize)}
        keyOf={({ line }) => line}
        columns={[
          {
            title: words.text('ui.finance.line'),
            cell: ({ kind, line }) =>
              kind === 'supplement' ? (
                (reason ?? words.text('ui.finance.supplement'))
              ) : (
                <RecordLink to={kind} id={line} />
              ),
            isRowHead: true,
          },
          {
            title: labelOf('bill', 'order', words),
            cell: ({ order }) => (order === null ? '–' : <RecordLink to="order" id={order} />),
          },
          amount('receivable'),
          amount('payable'),
        ]}
      />
      {lines.length > usualPageSize && (
        <div className={css.foot}>
          <Pagination page={page} pageSize={pageSize} total={lines.length} onChange={setPlace} />
        </div>
      )}
    </Section>
  );
}

/** The pane of the lines of a bill. */
export const billLinesTab: RecordTab<typeof bill> = {
  id: 'lines',
  title: 'field.bill.lines',
  count: ({ row }) => row.lines,
  Content: BillLines,
};
