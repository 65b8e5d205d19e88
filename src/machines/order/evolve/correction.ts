import type { Evolve } from '../../kit/evolve.ts';
import { handedOutBy } from '../branches.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import { atBranch, carriedBy } from './holders.ts';
import type { Stage } from '../../money/stages.ts';
import { requested } from './requested.ts';

/** Voids the signature: the amount paid at that stage is due again. */
const unsigned = (order: Order, stage: Stage = 'sign'): Partial<Order> => ({
  request: null,
  endedAt: null,
  goodsOwed: 0,
  due: { ...order.due, [stage]: order.due[stage] + order.paid[stage] },
  paid: { ...order.paid, [stage]: 0 },
  refundDue: { ...order.refundDue, [stage]: 0 },
  extraFees: order.extraFees.map((fee) => (fee.stage === stage ? { ...fee, settled: false } : fee)),
});

/** Returns the parcel to the branch that handed it out, not to the branch of the person who decided. */
const backIn = (branch: string, at: string): Partial<Order> => ({
  currentBranch: branch,
  holder: atBranch(branch),
  stockedAt: at,
});

/** Changes by corrections of wrong records. */
export const afterCorrection: Evolve<Order> = {
  'order.signVoidRequested': requested,
  'order.signVoidedToDeliverer': (order) => ({
    ...unsigned(order),
    holder: order.deliverer ? carriedBy(order.deliverer) : order.holder,
  }),
  'order.signVoidedToBranch': (order, { at }: OrderRecordedEvent<'order.signVoidedToBranch'>) => ({
    ...unsigned(order),
    ...backIn(handedOutBy(order, false), at),
  }),
  'order.returnSignVoidedToBranch': (order, { at }: OrderRecordedEvent<'order.returnSignVoidedToBranch'>) => ({
    ...unsigned(order, 'reverseSign'),
    ...backIn(handedOutBy(order, true), at),
  }),
  'order.signVoidedToStation': (order) => ({
    ...unsigned(order),
    holder: { kind: 'station', id: order.station, name: order.station },
  }),
  'order.voidRequested': requested,
  'order.eventVoided': (order, { data }: OrderRecordedEvent<'order.eventVoided'>) => ({
    voided: [...order.voided, data.version],
  }),
  'order.requestWithdrawn': () => ({ request: null }),
};
