import { inventoryTask as type } from '#machines/inventoryTask/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { branchColumn } from './branchColumn.tsx';
import { presented } from '#views/shapes/presentation/presentation.ts';

const inventoryTask = presented(type, {
  tones: { inProgress: 'progress', cancelled: 'ended' },
  path: RECORD_PATHS.inventoryTask,
  columns: [
    { field: 'id', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    branchColumn,
    { field: 'progress', width: 130 },
    { field: 'expected', sort: true },
    { field: 'counted', sort: true },
    { field: 'unhandled', sort: true },
    { field: 'partly', width: 90, hidden: true },
    { field: 'extra', width: 90 },
    { field: 'lostSearch', width: 110, hidden: true },
    { field: 'outWithCourier', width: 130, hidden: true },
    { field: 'foundLater', width: 110, hidden: true },
    { field: 'adjusted', width: 100, hidden: true },
    { field: 'plannedByName', width: 140 },
    { field: 'plannedAt', sort: true },
    { field: 'startedByName', width: 140, hidden: true },
    { field: 'startedAt', sort: true },
    { field: 'endedAt', sort: true },
    { field: 'remark', width: 200, hidden: true },
  ],
  keyFields: ['branch', 'counted', 'expected', 'unhandled', 'extra', 'startedAt', 'endedAt'],
  sections: [
    {
      title: 'ui.count.section.task',
      fields: [
        'branch',
        'remark',
        'plannedByName',
        'plannedAt',
        'startedByName',
        'startedAt',
        'endedByName',
        'endedAt',
        'reason',
      ],
    },
    {
      title: 'ui.count.section.result',
      fields: [
        'progress',
        'expected',
        'counted',
        'partly',
        'unhandled',
        'foundLater',
        'outWithCourier',
        'lostSearch',
        'extra',
        'adjusting',
        'adjusted',
        'duplicates',
      ],
    },
  ],
  acts: {
    forward: ['inventoryTask.ended', 'inventoryTask.started', 'inventoryTask.planned'],
    beside: [
      'inventoryTask.scanned',
      'inventoryTask.foundLater',
      'inventoryTask.outWithCourier',
      'inventoryTask.searchOpened',
    ],
    back: ['inventoryTask.cancelled'],
    remedies: {
      'inventoryTask.nothingIsCounted': 'inventoryTask.ended',
    },
  },
});

export default inventoryTask;
