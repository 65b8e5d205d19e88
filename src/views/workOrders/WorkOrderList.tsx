import workOrderListDescriptor from '#views/records/workOrder/listDescriptor.ts';
import { look } from '#views/records/workOrder/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Work orders (§4): what customers ask, who works on it, and what is owed before it may be closed. */
const WorkOrderList = list(workOrderListDescriptor, {
  path: '/workOrders/list',
  open: (id) => recordAddress('workOrder', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(workOrderListDescriptor), titles: 'state.workOrder', first: true },
    { field: 'priority', first: true },
    { field: 'department', first: true },
    'kind',
    'category',
    'identifier',
    { field: 'merchant', byLink: true },
    'assignee',
    'creatingBranch',
    'openedAt',
    'takenUpAt',
    'completedAt',
  ],
  actions: [],
  bulk: [
    'workOrder.claimed',
    'workOrder.followedUp',
    'workOrder.handedOver',
    'workOrder.assigned',
    'workOrder.completed',
  ],
});

export default WorkOrderList;
