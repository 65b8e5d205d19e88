import type { Evolve } from '../kit/evolve.ts';
import { minus, nothing, plus, type Amounts, type Count, type CourierCash } from './context.ts';
import type { CashRecordedEvent } from './events.ts';

type Cash = CashRecordedEvent<'courierCash.collected'>;
type Counted = CashRecordedEvent<'courierCash.firstCounted'>;

const amountOf = ({ data }: Cash): Amounts => ({ ...nothing, [data.currency]: data.amount });

const counted = ({ data, actor, at }: Counted): Count => ({
  by: actor.id,
  at,
  amounts: { MMK: data.MMK, CNY: data.CNY },
});

/** Books the accepted count and its difference from the declared amounts. */
const booked = (cash: CourierCash, found: Amounts): Partial<CourierCash> => ({
  handedIn: plus(cash.handedIn, cash.counting),
  difference: plus(cash.difference, minus(found, cash.counting)),
  counting: nothing,
  firstCount: null,
  secondCount: null,
  disputedFor: null,
});

const accepted = (cash: CourierCash): Partial<CourierCash> => booked(cash, cash.secondCount?.amounts ?? cash.counting);

/** Repays a reversed payment in full: from the holder if the cash is still held, otherwise from the branch. */
const reversed = (cash: CourierCash, event: Cash): Partial<CourierCash> => {
  const amounts = amountOf(event);
  return cash.held[event.data.currency] >= event.data.amount
    ? { held: minus(cash.held, amounts), collected: minus(cash.collected, amounts) }
    : { paidBack: plus(cash.paidBack, amounts) };
};

const changes: Evolve<CourierCash> = {
  'courierCash.collected': (cash, event: Cash) => ({
    branches: event.actor.branch === null ? cash.branches : [...new Set([...cash.branches, event.actor.branch])],
    collected: plus(cash.collected, amountOf(event)),
    held: plus(cash.held, amountOf(event)),
  }),
  'courierCash.reversed': reversed,
  'courierCash.handedIn': (cash, { data, at }: CashRecordedEvent<'courierCash.handedIn'>) => ({
    held: minus(cash.held, data),
    counting: plus(cash.counting, data),
    handedInAt: at,
  }),
  'courierCash.takenBack': (cash) => ({ held: plus(cash.held, cash.counting), counting: nothing, handedInAt: null }),
  'courierCash.firstCounted': (_, event: Counted) => ({ firstCount: counted(event) }),
  'courierCash.secondCounted': (_, event: Counted) => ({ secondCount: counted(event) }),
  'courierCash.accepted': accepted,
  'courierCash.differenceAccepted': accepted,
  'courierCash.disputed': (_, { data }: CashRecordedEvent<'courierCash.disputed'>) => ({ disputedFor: data.reason }),
  'courierCash.resolved': (cash, { data }: CashRecordedEvent<'courierCash.resolved'>) =>
    booked(cash, { MMK: data.MMK, CNY: data.CNY }),
};

/** Applies events to the context; every event updates the time of last change. */
export const evolve: Evolve<CourierCash> = Object.fromEntries(
  Object.entries(changes).map(([type, change]) => [
    type,
    (cash: CourierCash, event: Cash) => ({ ...change(cash, event as never), updatedAt: event.at }),
  ]),
);
