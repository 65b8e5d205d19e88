import { order as type } from '#machines/order/index.ts';
import { PRINTED } from '#machines/fields/printing.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { acts } from './acts.ts';
import { orderColumns } from './columns.tsx';
import { forms } from './forms.ts';
import { look } from './look.ts';
import { sections } from './sections.ts';

const WeighingEffect = arriving(() => import('./WeighingEffect.tsx'));

const order = presented(type, {
  ...look,
  acts,
  forms,
  effects: {
    'order.collected': WeighingEffect,
    'order.transshipmentReceived': WeighingEffect,
    'order.weightModified': WeighingEffect,
  },
  print: { of: 'order', ...PRINTED.order, kinds: ['waybill', 'return', 'piece'] },
  path: RECORD_PATHS.order,
  columns: orderColumns,
  keyFields: ['currentBranch', 'freightTotal', 'collectionAmount', 'senderDue', 'receiverDue', 'createdAt'],
  sections,
});

export default order;
