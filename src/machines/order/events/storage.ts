import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { referenceTo } from '../../fields/references.ts';

const broughtBack = { reason: field.reason.optional() };

/** Storage in a branch: operations 3, 4, 13, 14, 49 and 51. */
export const storageEvents = {
  'order.sorted': event(3, { nextBranch: referenceTo('branch') }),
  'order.warehoused': event(4, broughtBack),
  'order.shelved': event(4, { shelf: referenceTo('shelf'), ...broughtBack }),
  'order.warehousedForReturn': event(4, broughtBack),
  'order.packed': event(13, { package: referenceTo('package') }),
  'order.unpacked': event(14, {}),
  'order.diverted': event(49, broughtBack),
  'order.adjustmentRequested': event(51, {
    finding: z.enum(['found', 'missing']),
    count: referenceTo('inventoryTask'),
    reason: field.reason,
  }),
  'order.stockFound': event(51, { count: referenceTo('inventoryTask') }, { secondPerson: 'order.adjustmentRequested' }),
  'order.stockMissing': event(
    51,
    { count: referenceTo('inventoryTask') },
    { secondPerson: 'order.adjustmentRequested' },
  ),
};
