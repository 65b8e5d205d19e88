import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Receivable } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const arising = { 'receivable.opened': to('#open'), 'receivable.credited': to('#credited') };
const back = {
  'receivable.refunded': to('#refunded', 'allReceived'),
  'receivable.partRefunded': to(null, 'withinReceived'),
  'receivable.reversed': to('#open', 'withinReceived'),
};
/** Not paid: a bill, a payment or a waiver may come. */
const unpaid = {
  'receivable.opened': to('#open'),
  'receivable.credited': to(null),
  'receivable.covered': to('#confirmed'),
  'receivable.waived': to('#waived'),
};
const meta = (code: number) => ({ code, phase: 'money' });

/** Payment status (§4): unpaid 0, paid 1, no payment needed 2, refunded 3, pending credit (4 is ours). */
export const machine = lifecycle<Receivable>(rules, evolve).createMachine({
  id: 'receivable',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation(arising),
    open: {
      id: 'open',
      meta: meta(0),
      on: {
        ...arising,
        'receivable.amended': to(null),
        'receivable.received': to('#received', 'amountIsDue'),
        'receivable.partReceived': to(null, 'withinDue'),
        'receivable.covered': to('#received'),
        'receivable.waived': to('#waived'),
        'receivable.reversed': to(null, 'withinReceived'),
      },
    },
    received: {
      id: 'received',
      meta: meta(1),
      on: { ...arising, ...back, 'receivable.covered': to(null), 'receivable.confirmed': to('#confirmed') },
    },
    confirmed: { id: 'confirmed', meta: meta(1), on: { ...arising, ...back, 'receivable.covered': to(null) } },
    waived: { id: 'waived', meta: meta(2), on: arising },
    refunded: { id: 'refunded', meta: meta(3), on: arising },
    credited: { id: 'credited', meta: meta(4), on: { ...unpaid, 'receivable.billed': to('#billed') } },
    billed: { id: 'billed', meta: meta(4), on: { ...unpaid, 'receivable.settled': to('#settled', 'onThatBill') } },
    /** Paid by a confirmed bill; the bill makes any repayment. */
    settled: { id: 'settled', meta: meta(1), on: { ...arising, 'receivable.covered': to(null) } },
  },
});
