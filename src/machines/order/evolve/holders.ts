import type { RecordedEvent } from '../../kit/proposal.ts';
import type { Holder, Order, Person } from '../context.ts';

export const person = ({ id, name }: Person): Person => ({ id, name });

export const carriedBy = (courier: Person): Holder => ({ kind: 'courier', id: courier.id, name: courier.name });

export const atBranch = (branch: string | null): Holder => ({ kind: 'branch', id: branch, name: branch });

export const withReceiver = (order: Order): Holder => ({ kind: 'receiver', id: null, name: order.receiver.name });

export const withSender = (order: Order): Holder => ({ kind: 'sender', id: null, name: order.sender.name });

/** Gives custody to the acting person's branch. */
export const intoBranch = (order: Order, event: RecordedEvent): Partial<Order> => {
  const branch = event.actor.branch ?? order.currentBranch;
  return {
    currentBranch: branch,
    holder: atBranch(branch),
    stockedAt: event.at,
    toBranch: null,
    arrivedOn: null,
    shipment: null,
    vehicle: null,
  };
};
