import { handedOutBy } from '../order/branches.ts';
import type { Order } from '../order/context.ts';
import type { AggregateLookups } from './lookupRequest.ts';
import { runningCount } from './inventoryTask.ts';
import { lock, lockOf } from './lock.ts';
import { chosen, self } from './people.ts';
import { cancelSign } from './service.ts';
import { bag, shelf, shipment } from './transport.ts';

/** The running count of the branch that holds the parcel, or gets it back when its signature is voided. */
const takingLock = lockOf(({ aggregate }) =>
  handedOutBy(aggregate.context as Order, aggregate.states['custody'] === 'returnSigned'),
);

/** The lookups of an order that are other aggregates. */
export const orderLookups: AggregateLookups = {
  lock,
  takingLock,
  cancelSign,
  count: runningCount,
  collector: chosen('collector'),
  deliverer: chosen('deliverer'),
  self,
  bag,
  shipment,
  shelf,
};
