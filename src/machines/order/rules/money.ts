import { rulesOf, type Rule } from '../../kit/rule.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';
import { owed } from '../reactions/dues.ts';
import { stages, type Stage } from '../../money/stages.ts';

type Paying = About<'order.signPaid'> & { data: { amount: number } };

const wholeRefund = (stage: Stage) => ({
  source: 'reliability.md 5, M11 and M13: refunded means that nothing paid is left',
  needsData: true,
  field: 'amount',
  values: ['amount', 'paid'],
  holds: ({ data, context }: Paying) =>
    (data.amount > 0 && data.amount === context.paid[stage]) || { amount: data.amount, paid: context.paid[stage] },
});

const partRefund = (stage: Stage) => ({
  source: 'reliability.md 5, M11: refunds do not exceed what was paid',
  needsData: true,
  field: 'amount',
  values: ['amount', 'paid'],
  holds: ({ data, context }: Paying) =>
    (data.amount > 0 && data.amount < context.paid[stage]) || { amount: data.amount, paid: context.paid[stage] },
});

const part = (stage: Stage) => ({
  source: 'reliability.md 5, M13: no more is taken than is due',
  needsData: true,
  field: 'amount',
  values: ['amount', 'due'],
  holds: ({ data, context }: Paying) =>
    (data.amount > 0 && data.amount <= context.due[stage]) || { amount: data.amount, due: context.due[stage] },
});

const payment = (stage: Stage) => ({
  source: 'reliability.md 5, M13: paid means received = due',
  needsData: true,
  field: 'amount',
  values: ['amount', 'due'],
  holds: ({ data, context }: Paying) =>
    data.amount === context.due[stage] || { amount: data.amount, due: context.due[stage] },
});

const credit = (stage: Stage) => ({
  source: 'reliability.md 5, M13: pending credit means that exactly so much is owed',
  needsData: true,
  field: 'amount',
  values: ['amount', 'due'],
  holds: ({ data, context }: Paying) => {
    const due = owed(context)[stage] - context.paid[stage];
    return (data.amount > 0 && data.amount === due) || { amount: data.amount, due: Math.max(0, due) };
  },
});

const cashier = (stage: Stage) => ({
  source: 'lifecycles.md 4.8, confirmation: the cashier took no part of the money; ours',
  code: 'secondPerson' as const,
  values: ['payer'],
  holds: ({ context, actor }: About) => {
    const { [stage]: last = null } = context.payer;
    const takers = [...(context.earlierPayers?.[stage] ?? []), last];
    return actor.kind === 'system' || !takers.includes(actor.id) || { payer: actor.id };
  },
});

const settled = (stage: Stage) => ({
  source: 'lifecycles.md 4.3, MONEY; 4.10, 16',
  values: ['due'],
  regions: [stage],
  holds: ({ context, states }: About) => states[stage] !== `${stage}.unpaid` || { due: context.due[stage] },
});

type Named =
  | `${Stage}AmountIsDue`
  | `${Stage}PartWithinDue`
  | `${Stage}CreditIsDue`
  | `${Stage}CashierIsAnother`
  | `${Stage}RefundIsWhole`
  | `${Stage}RefundIsPart`
  | `${Stage}Settled`;

/** Rules of the money of each pay stage: seven rules a stage (§4, pay stages). */
export const moneyRules: Record<Named, Rule> = rulesOf<Order, Lookups>('order')<Named>(
  Object.fromEntries(
    stages.flatMap((stage) => [
      [`${stage}AmountIsDue`, payment(stage)],
      [`${stage}CreditIsDue`, credit(stage)],
      [`${stage}CashierIsAnother`, cashier(stage)],
      [`${stage}PartWithinDue`, part(stage)],
      [`${stage}RefundIsWhole`, wholeRefund(stage)],
      [`${stage}RefundIsPart`, partRefund(stage)],
      [`${stage}Settled`, settled(stage)],
    ]),
  ) as Record<Named, ReturnType<typeof payment>>,
);
