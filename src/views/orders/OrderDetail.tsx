import order from '#views/records/order/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { useWords } from '#views/words.tsx';
import { Complaints } from './detail/Complaints.tsx';
import { concerns } from './detail/concerns.ts';
import { Finance } from './detail/Finance.tsx';
import { HeadFields } from './detail/HeadFields.tsx';
import { Log } from './detail/Log.tsx';
import { Tags } from '#views/records/order/cells.tsx';

const COUNTED: readonly string[] = ['order.signed', 'order.collected', 'order.returnSigned', 'order.pickedUpAtCounter'];

/** One order in full (§2): its fields, its allowed and refused actions, and its history. */
const OrderDetail = record(order, {
  KeyFields: HeadFields,
  keyFields: order.keyFields,
  Marks: ({ row }) => <Tags tags={row.tags} words={useWords()} />,
  sections: order.sections,
  tabs: [
    { id: 'finance', title: 'ui.order.tab.finance', Content: Finance },
    { ...logTab(order), Content: Log },
    {
      id: 'complaint',
      title: 'ui.order.tab.complaint',
      Content: Complaints,
      count: ({ records }) => records.filter(({ type }) => concerns(type)).length,
    },
  ],
  initial: (row) => (type) => (COUNTED.includes(type) ? { piecesScanned: row.pieces } : undefined),
});

export default OrderDetail;
