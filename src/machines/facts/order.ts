import { handedOutBy } from '../order/branches.ts';
import type { Order } from '../order/context.ts';
import type { LifeFacts } from './ask.ts';
import { runningCount } from './inventoryTask.ts';
import { lock, lockOf } from './lock.ts';
import { chosen, self } from './people.ts';
import { cancelSign } from './service.ts';
import { bag, shelf, shipment } from './transport.ts';

/** The count of the branch that has a parcel, or gets it back when its signature is void. */
const takingLock = lockOf(({ life }) => handedOutBy(life.context as Order, life.states['custody'] === 'returnSigned'));

/** The other lives that the rules of an order look at. */
export const orderFacts: LifeFacts = {
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
