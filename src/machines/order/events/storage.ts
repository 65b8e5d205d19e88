import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { pickedAmong, referenceTo } from '../../fields/references.ts';

/** The count that runs in the branch of who proposes it. */
const count = pickedAmong('inventoryTask', {
  state: 'inProgress',
  branch: 'branch',
  toldBy: ['branch', 'startedAt', 'state'],
  chosen: 'only',
});

const broughtBack = { reason: field.reason.optional() };

/** Storage in a branch: operations 3, 4, 13, 14, 49 and 51. */
export const storageEvents = {
  'order.sorted': event(3, { nextBranch: referenceTo('branch') }),
  'order.warehoused': event(4, broughtBack),
  'order.shelved': event(4, { shelf: referenceTo('shelf'), ...broughtBack }),
  'order.warehousedForReturn': event(4, broughtBack),
  'order.packed': event(13, {
    package: pickedAmong('package', {
      state: ['unused', 'packed'],
      branch: 'location',
      toldBy: ['destination', 'kind', 'count'],
    }),
  }),
  'order.unpacked': event(14, {}),
  'order.diverted': event(49, broughtBack),
  'order.adjustmentRequested': event(51, {
    finding: z.enum(['found', 'missing']),
    count,
    reason: field.reason,
  }),
  'order.stockFound': event(51, { count }, { secondPerson: 'order.adjustmentRequested' }),
  'order.stockMissing': event(51, { count }, { secondPerson: 'order.adjustmentRequested' }),
};
