import { inventoryTask as type } from '#machines/inventoryTask/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const inventoryTask = presented(type, {
  ...look,
  path: RECORD_PATHS.inventoryTask,
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
