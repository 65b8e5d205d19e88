import { order as type } from '#machines/order/index.ts';
import { PRINTED } from '#machines/prints.ts';
import { RECORD_PATHS } from '#views/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { acts } from './acts.ts';
import { orderColumns } from './columns.tsx';
import { forms } from './forms.ts';
import { look } from './look.ts';
import { sections } from './sections.ts';

const order = presented(type, {
  ...look,
  acts,
  forms,
  print: { of: 'order', ...PRINTED.order, kinds: ['waybill', 'return', 'piece'] },
  path: RECORD_PATHS.order,
  columns: orderColumns,
  keyFields: ['currentBranch', 'freightTotal', 'collectionAmount', 'due', 'createdAt'],
  sections,
});

export default order;
