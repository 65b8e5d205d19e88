import type { Order } from '#machines/order/context.ts';
import order from '#views/records/order/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { useWords } from '#views/language/words.tsx';
import { likeAddress } from './addresses.ts';
import { Complaints } from './detail/Complaints.tsx';
import { concerns } from './detail/concerns.ts';
import { Finance } from './detail/Finance.tsx';
import { HeadFields } from './detail/HeadFields.tsx';
import { Log } from './detail/Log.tsx';
import { initialOf } from '#views/records/order/initial.ts';
import { orderLedgerPane } from '#views/records/order/ledgerPane.ts';
import { Proofs } from './detail/Proofs.tsx';
import { ReceiverCode } from '#views/records/order/ReceiverCode.tsx';
import { Tags } from '#views/records/order/cells.tsx';

/** One order in full (§2): its fields, its allowed and refused actions, and its history. */
const OrderDetail = record(order, {
  KeyFields: HeadFields,
  keyFields: order.keyFields,
  Marks: ({ row }) => <Tags tags={row.tags} words={useWords()} />,
  First: ({ aggregate, row }) => (row.state === 'delivering' ? <ReceiverCode of={aggregate.context as Order} /> : null),
  sections: order.sections,
  More: Proofs,
  leads: ({ id }) => [{ event: 'order.created', address: likeAddress(id), label: 'ui.order.again' }],
  tabs: [
    { id: 'finance', title: 'ui.order.tab.finance', Content: Finance },
    orderLedgerPane<typeof order>(({ id }) => id),
    { ...logTab(order), Content: Log },
    {
      id: 'complaint',
      title: 'ui.order.tab.complaint',
      Content: Complaints,
      count: ({ records }) => records.filter(({ type }) => concerns(type)).length,
    },
  ],
  initial: ({ pieces }, aggregate) => initialOf(pieces, aggregate),
});

export default OrderDetail;
