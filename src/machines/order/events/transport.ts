import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { code, referenceTo } from '../../fields/references.ts';
import { openShipment } from '../../custody/openShipment.ts';

/** Transport: operations 15 to 18, and customs 43 to 45. Events of the shipment cause those of its parcels. */
export const transportEvents = {
  'order.loaded': event(15, { shipment: openShipment }),
  'order.departed': event(16, { driver: field.name.optional(), trainNumber: code.optional() }, { systemOnly: true }),
  'order.arrived': event(17, {}, { systemOnly: true }),
  'order.unloaded': event(18, {}),
  'order.bagUnloaded': event(18, {}, { systemOnly: true }),
  /** The parcel's package is forwarded under the same seal. */
  'order.forwarded': event(null, { nextBranch: referenceTo('branch') }, { systemOnly: true }),
  'order.customsDeclared': event(43, { declaration: code }),
  'order.customsHeld': event(44, { reason: field.reason }),
  'order.customsReleased': event(45, {
    dutyAmount: field.money,
    duty: z.enum(['none', 'paid', 'pendingCredit', 'unpaid']),
  }),
};
