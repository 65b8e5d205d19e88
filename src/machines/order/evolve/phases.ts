import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Order, Person } from '../context.ts';

type Phases = Pick<Order, 'assignedAt' | 'arrivedAt' | 'givenAt' | 'outAt'>;

/** Returns the time at which a courier began, after an event: that of the event where the courier is another. */
const sinceWhen = (before: Person | null, now: Person | null, since: string | null, at: string): string | null =>
  before?.id === now?.id ? since : now && at;

/** Returns the first times on the way to the receiver; a way back has none of its own. */
function onTheWay(before: Order, order: Order, { type, at }: When): Pick<Phases, 'arrivedAt' | 'outAt'> {
  const { arrivedAt, outAt } = before;
  const isElsewhere = before.destinationBranch !== '' && order.destinationBranch !== before.destinationBranch;
  if (isElsewhere) return { arrivedAt: null, outAt: null };
  if (order.freed.includes('sign')) return { arrivedAt, outAt };
  const isThere = order.holder.kind === 'branch' && order.currentBranch === order.destinationBranch;
  const isOut = type === 'order.outForDelivery';
  return { arrivedAt: arrivedAt ?? (isThere ? at : null), outAt: outAt ?? (isOut ? at : null) };
}

type When = Pick<RecordedEvent, 'type' | 'at'>;

/** Returns the times that end a phase of an order, after an event. */
export function phases(before: Order, changed: Partial<Order>, when: When): Phases {
  const order = { ...before, ...changed };
  return {
    assignedAt: sinceWhen(before.collector, order.collector, before.assignedAt, when.at),
    ...onTheWay(before, order, when),
    givenAt: sinceWhen(before.deliverer, order.deliverer, before.givenAt, when.at),
  };
}
