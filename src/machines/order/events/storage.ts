import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields.ts';

const broughtBack = { reason: field.reason.optional() };

/** Storage in a branch: operations 3, 4, 13, 14, 49 and 51. */
export const storageEvents = {
  'order.sorted': event(3, { nextBranch: field.identifier }),
  'order.warehoused': event(4, broughtBack),
  'order.shelved': event(4, { shelf: field.identifier, ...broughtBack }),
  'order.warehousedForReturn': event(4, broughtBack),
  'order.packed': event(13, { package: field.identifier }),
  'order.unpacked': event(14, {}),
  'order.diverted': event(49, broughtBack),
  'order.adjustmentRequested': event(51, {
    finding: z.enum(['found', 'missing']),
    count: field.identifier,
    reason: field.reason,
  }),
  'order.stockFound': event(51, { count: field.identifier }, { secondPerson: 'order.adjustmentRequested' }),
  'order.stockMissing': event(51, { count: field.identifier }, { secondPerson: 'order.adjustmentRequested' }),
};
