import { workOrder } from '#machines/workOrder/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Work orders (§4): what customers ask, who works on it, and what is owed before it may be closed. */
const WorkOrderList = list(sketchOf(workOrder), {
  path: '/workOrders/list',
  open: (id) => recordAddress('workOrder', id),
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 130 },
    { field: 'category', width: 140 },
    { field: 'priority', width: 100, sort: true },
    { field: 'tag', width: 120 },
    { field: 'identifier', width: 110 },
    { field: 'orders', width: 160 },
    { field: 'creatingBranch', width: 150, sort: true },
    { field: 'department', width: 150 },
    { field: 'assigneeName', width: 140 },
    { field: 'lastLog', width: 240 },
    { field: 'result', width: 220, hidden: true },
    { field: 'openedByName', width: 140, hidden: true },
    { field: 'openedAt', sort: true },
    { field: 'completedAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
  filters: [
    { field: 'state', values: stateValues(workOrder), titles: 'state.workOrder', first: true },
    { field: 'priority', first: true },
    { field: 'department', first: true },
    'kind',
    'category',
    'identifier',
    'assignee',
    'creatingBranch',
    'openedAt',
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
