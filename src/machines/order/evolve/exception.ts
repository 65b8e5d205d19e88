import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import { atBranch } from './holders.ts';
import { requested } from './requested.ts';

const opened = (order: Order, { data, at, actor }: OrderRecordedEvent<'order.markedShort'>): Partial<Order> => ({
  exceptionSince: at,
  exceptionBranch: actor.branch ?? order.currentBranch,
  exceptionReason: data.reason,
});

const over: Partial<Order> = { exceptionSince: null, exceptionBranch: null, exceptionReason: null };

/** Changes by exceptions and their resolution. */
export const afterException: Evolve<Order> = {
  'order.damageReported': opened,
  'order.markedShort': opened,
  'order.markedNotArrived': opened,
  'order.markedExtra': opened,
  'order.markedWrongBranch': opened,
  'order.searchOpened': opened,
  'order.turnedUp': () => over,
  'order.exceptionCleared': () => over,
  'order.shortPieceResolved': () => over,
  'order.lossReported': requested,
  'order.lost': (_, { at }: OrderRecordedEvent<'order.lost'>) => ({
    ...over,
    request: null,
    endedAt: at,
    currentBranch: null,
    shelf: null,
    package: null,
    shipment: null,
    arrivedOn: null,
    holder: { kind: 'nobody', id: null, name: null },
  }),
  'order.findReported': requested,
  'order.found': (_, { data, actor, at }: OrderRecordedEvent<'order.found'>) => ({
    request: null,
    endedAt: null,
    shelf: data.shelf ?? null,
    currentBranch: actor.branch,
    holder: atBranch(actor.branch),
    stockedAt: at,
  }),
};
