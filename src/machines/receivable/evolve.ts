import type { Evolve } from '../kit/evolve.ts';
import { takenBack, type Payment, type Receivable } from './context.ts';
import type { ReceivableRecordedEvent } from './events.ts';

type Arising = ReceivableRecordedEvent<'receivable.opened'>;
type Paying = ReceivableRecordedEvent<'receivable.received'>;
type Amount = ReceivableRecordedEvent<'receivable.refunded'>;

const arising = (_: Receivable, { data, at }: Arising): Partial<Receivable> => {
  const { amount, ...parties } = data;
  return { ...parties, due: amount, refundDue: 0, bill: null, dueAt: at };
};

const paymentReceived = (receivable: Receivable, { data, at }: Paying): Partial<Receivable> => ({
  due: receivable.due - data.amount,
  received: receivable.received + data.amount,
  payments: [...receivable.payments, { ...data, at }],
  receivedAt: at,
});

const refunded = (receivable: Receivable, { data }: Amount): Partial<Receivable> => ({
  received: receivable.received - data.amount,
  refunded: receivable.refunded + data.amount,
  refundDue: Math.max(0, receivable.refundDue - data.amount),
});

const remainingPayments = (payments: readonly Payment[], back: readonly Payment[]): readonly Payment[] =>
  payments.flatMap((one) => {
    const amount = one.amount - (back.find(({ payment }) => payment === one.payment)?.amount ?? 0);
    return amount > 0 ? [{ ...one, amount }] : [];
  });

export const evolve: Evolve<Receivable> = {
  'receivable.opened': arising,
  'receivable.amended': (_, { data }: ReceivableRecordedEvent<'receivable.amended'>) => ({
    due: data.amount,
    refundDue: 0,
  }),
  // A billed receivable keeps its customer, even if the order's payer changes, because a bill has one customer.
  'receivable.credited': (receivable, event: Arising) =>
    receivable.bill === null ? arising(receivable, event) : { due: event.data.amount, refundDue: 0, dueAt: event.at },
  'receivable.received': paymentReceived,
  'receivable.partReceived': paymentReceived,
  'receivable.covered': (_, { data }: ReceivableRecordedEvent<'receivable.covered'>) => ({
    due: 0,
    refundDue: data.refundDue,
    bill: null,
  }),
  'receivable.confirmed': (_, { data, at }: ReceivableRecordedEvent<'receivable.confirmed'>) => ({
    confirmedAt: at,
    confirmedBy: data.by,
  }),
  'receivable.billed': (_, { data }: ReceivableRecordedEvent<'receivable.billed'>) => ({ bill: data.bill }),
  'receivable.settled': (receivable, { data, actor, at }: ReceivableRecordedEvent<'receivable.settled'>) => ({
    received: receivable.received + receivable.due,
    payments: [
      ...receivable.payments,
      {
        amount: receivable.due,
        method: 'bill',
        voucher: data.bill,
        by: actor.onBehalfOf ?? actor.id,
        till: null,
        payment: 0,
        at,
      },
    ],
    due: 0,
    receivedAt: at,
    confirmedAt: at,
    bill: null,
  }),
  'receivable.waived': () => ({ due: 0, bill: null }),
  'receivable.refunded': refunded,
  'receivable.partRefunded': refunded,
  'receivable.reversed': (receivable, { data }: ReceivableRecordedEvent<'receivable.reversed'>) => ({
    due: receivable.due + data.amount,
    received: receivable.received - data.amount,
    refundDue: 0,
    payments: remainingPayments(receivable.payments, takenBack(receivable.payments, data.amount)),
  }),
};
