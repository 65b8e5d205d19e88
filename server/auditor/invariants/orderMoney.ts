import type { Order } from '#machines/order/context.ts';
import { owed } from '#machines/order/reactions/dues.ts';
import { stages, type Stage } from '#machines/money/stages.ts';
import type { Evidence } from '#machines/violation/events.ts';
import { among, ofAggregate, ofRows, type AggregateInvariant, type SetInvariant } from '../invariant.ts';
import type { Subject } from '../subject.ts';

/** Condition that each status of a pay stage puts on the amounts due and paid (§4, pay stages). */
const STATUS: Readonly<Record<string, (due: number, paid: number) => boolean>> = {
  noPaymentNeeded: (due) => due === 0,
  unpaid: (due) => due > 0,
  paid: (due, paid) => due === 0 && paid > 0,
  confirmed: (due, paid) => due === 0 && paid > 0,
  refunded: (_, paid) => paid >= 0,
  pendingCredit: (due) => due > 0,
};

const of = (id: string, contradiction: (order: Order, subject: Subject) => Evidence | null): AggregateInvariant =>
  ofAggregate(id, ['order'], (subject) =>
    subject.aggregate.version === 0 ? null : contradiction(subject.aggregate.context as Order, subject),
  );

const firstStage = (wrong: (stage: Stage) => Evidence | null): Evidence | null => {
  for (const stage of stages) {
    const evidence = wrong(stage);
    if (evidence !== null) return { stage, ...evidence };
  }
  return null;
};

const amountOf = (data: unknown): number => {
  const { amount } = (data ?? {}) as { amount?: unknown };
  return typeof amount === 'number' ? amount : 0;
};

/** Invariants of the money of an order (reliability.md 5, Money), in whole hundredths. */
export const orderMoneyInvariants: readonly AggregateInvariant[] = [
  of('M02', ({ fees }) => {
    const { basic, urgent, insurance, storage, platform, total } = fees;
    const parts = [basic, urgent, insurance, storage, platform];
    const sum = parts.reduce((one, other) => one + other, 0);
    const whole = [...parts, total].every((part) => Number.isSafeInteger(part) && part >= 0);
    return whole && sum === total ? null : { total, sum };
  }),
  of('M03', ({ exchangeRate }, { events: [first] }) => {
    const { rate } = (first?.lookups ?? {}) as { rate?: { kyatPerYuan?: number } | null };
    const whenMade = rate?.kyatPerYuan ?? null;
    return exchangeRate === whenMade ? null : { exchangeRate, whenMade };
  }),
  of('M11', ({ paid, voided }, { events }) =>
    firstStage((stage) => {
      const sumOf = (...names: readonly string[]) =>
        events
          .filter(
            ({ type, version }) => names.some((name) => type === `order.${stage}${name}`) && !voided.includes(version),
          )
          .reduce((sum, { data }) => sum + amountOf(data), 0);
      const refunded = sumOf('Refunded', 'PartRefunded');
      const received = sumOf('Paid', 'PartPaid', 'PaidByBill');
      return refunded <= received && paid[stage] >= 0 ? null : { refunded, received, paid: paid[stage] };
    }),
  ),
  of('M13', ({ due, paid }, { aggregate }) =>
    firstStage((stage) => {
      const status = (aggregate.states[stage] ?? '').slice(stage.length + 1);
      return STATUS[status]?.(due[stage], paid[stage]) === true ? null : { status, due: due[stage], paid: paid[stage] };
    }),
  ),
  of('M13.owed', (order, { aggregate }) =>
    firstStage((stage) => {
      const status = (aggregate.states[stage] ?? '').slice(stage.length + 1);
      const open = owed(order)[stage] - order.paid[stage];
      const seen = { status, due: order.due[stage], open };
      if (status === 'paid' || status === 'confirmed') return open <= 0 ? null : seen;
      if (status !== 'unpaid' && status !== 'pendingCredit') return null;
      return open === order.due[stage] ? null : seen;
    }),
  ),
];

/** An order's prices are those that the register held when it was made (M02, M03). */
export const orderPriceInvariants: readonly SetInvariant[] = [
  ofRows(
    'M03.register',
    'order',
    `select e.id, e.known -> 'rate' ->> 'id' as rate, e.known -> 'rate' -> 'kyatPerYuan' as "kyatPerYuan" from events e
     where e.machine = 'order' and e.version = 1 and ${among('e.id')} and e.known -> 'rate' ->> 'id' is not null
       and not exists (select from events r where r.machine = 'exchangeRate' and r.id = e.known -> 'rate' ->> 'id'
         and r.data -> 'kyatPerYuan' = e.known -> 'rate' -> 'kyatPerYuan')`,
  ),
  ofRows(
    'M02.tariff',
    'order',
    `select e.id, e.version, e.known -> 'tariff' ->> 'id' as tariff from events e
     where e.machine = 'order' and ${among('e.id')} and e.known -> 'tariff' ->> 'id' is not null
       and not exists (select from events r where r.machine = 'tariff' and r.id = e.known -> 'tariff' ->> 'id'
         and r.data -> 'base' = e.known -> 'tariff' -> 'tariff' -> 'base'
         and r.data -> 'perKg' = e.known -> 'tariff' -> 'tariff' -> 'perKg')
       and not exists (select from events r where r.machine = 'tariff' and r.id = e.known -> 'tariff' ->> 'id'
         and r.type = 'tariff.amended')`,
  ),
];
