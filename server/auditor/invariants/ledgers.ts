import { localDay } from '#machines/time/calendar.ts';
import type { Bill } from '#machines/bill/context.ts';
import type { CourierCash } from '#machines/courierCash/context.ts';
import { currencies } from '#machines/courierCash/events.ts';
import type { InsuranceClaim } from '#machines/insuranceClaim/context.ts';
import type { MerchantContext } from '#machines/merchant/context.ts';
import type { Payable } from '#machines/payable/context.ts';
import type { PaymentSlip } from '#machines/paymentSlip/context.ts';
import type { Settlement } from '#machines/settlement/context.ts';
import { among, ofAggregate, ofRows, type Invariant } from '../invariant.ts';

/** Invariants of the money ledgers and their agreement with the orders (reliability.md 5: M04 to M18). */
export const ledgerInvariants: readonly Invariant[] = [
  ofAggregate('M04', ['payable'], ({ aggregate }) => {
    const { collected, settled, offset, refunded, outstanding } = aggregate.context as Payable;
    const parts = [settled, offset, refunded, outstanding];
    const whole = [collected, ...parts].every((part) => Number.isSafeInteger(part) && part >= 0);
    return whole && parts.reduce((sum, part) => sum + part, 0) === collected
      ? null
      : { collected, settled, offset, refunded, outstanding };
  }),
  ofRows(
    'M04.order',
    'payable',
    `select p.id, p.collected, o.collection_amount as "collectionAmount" from row_payable p
     left join row_order o on o.id = p."order"
     where ${among('p.id')} and (o.id is null or p.collected > coalesce(o.collection_amount, 0)) and p.state <> 'cancelled'`,
  ),
  ofAggregate('M05', ['courierCash'], ({ aggregate }) => {
    const { collected, held, counting, handedIn } = aggregate.context as CourierCash;
    const wrong = currencies.find((currency) => {
      const sum = held[currency] + counting[currency] + handedIn[currency];
      return sum !== collected[currency] || held[currency] < 0 || counting[currency] < 0;
    });
    return wrong === undefined
      ? null
      : {
          currency: wrong,
          collected: collected[wrong],
          held: held[wrong],
          counting: counting[wrong],
          handedIn: handedIn[wrong],
        };
  }),
  ofRows(
    'M05.taken',
    'world',
    `with taken as (
       select payment.value ->> 'till' as courier, sum((payment.value ->> 'amount')::bigint) as amount
       from streams r cross join jsonb_array_elements(r.context -> 'payments') as payment
       where r.machine = 'receivable' and payment.value ->> 'till' is not null group by 1)
     select 'courierCash' as machine, c.id, c.context -> 'collected' -> 'MMK' as collected,
       c.context -> 'paidBack' -> 'MMK' as "paidBack", coalesce(taken.amount, 0)::float8 as taken
     from streams c join row_courier_cash row on row.id = c.id left join taken on taken.courier = row.courier
     where c.machine = 'courierCash' and $1::text[] is null
       and (c.context -> 'collected' ->> 'MMK')::bigint - (c.context -> 'paidBack' ->> 'MMK')::bigint <> coalesce(taken.amount, 0)`,
  ),
  ofRows(
    'M06',
    'receivable',
    `select r.id, r.bill, b.state as "billState" from row_receivable r
     left join row_bill b on b.id = r.bill left join streams s on s.machine = 'bill' and s.id = r.bill
     where r.bill is not null and ${among('r.id')}
       and (b.id is null or not (s.context -> 'lines') @> jsonb_build_array(jsonb_build_object('line', r.id)))`,
  ),
  ofRows(
    'M06.payable',
    'payable',
    `select p.id, p.bill, b.state as "billState" from row_payable p
     left join row_bill b on b.id = p.bill left join streams s on s.machine = 'bill' and s.id = p.bill
     where p.bill is not null and ${among('p.id')}
       and (b.id is null or not (s.context -> 'lines') @> jsonb_build_array(jsonb_build_object('line', p.id)))`,
  ),
  ofAggregate('M07', ['bill'], ({ aggregate, events: [first] }) => {
    const { day, lines, supplements } = aggregate.context as Bill;
    if (supplements === null && first && day >= localDay(first.at)) return { day, generatedAt: first.at };
    const wrong = lines.find(({ amount }) => !Number.isSafeInteger(amount) || amount < 0);
    return wrong ? { line: wrong.line, amount: wrong.amount } : null;
  }),
  ofRows(
    'M07.customer',
    'bill',
    `select distinct on (b.id) b.id, r.id as line, b.customer, r.customer as "lineCustomer" from row_bill b
     join streams s on s.machine = 'bill' and s.id = b.id
     cross join jsonb_array_elements(s.context -> 'lines') as line
     join (select id, customer_kind, customer from row_receivable union all select id, customer_kind, customer from row_payable) r
       on r.id = line.value ->> 'line'
     where ${among('b.id')} and (r.customer is distinct from b.customer or r.customer_kind is distinct from b.customer_kind)
     order by b.id, r.id`,
  ),
  ofRows(
    'M08',
    'bill',
    `select b.id, b.customer, b.day, other.id as other from row_bill b
     join row_bill other on other.customer_kind = b.customer_kind and other.customer = b.customer and other.day = b.day
       and other.id <> b.id and other.supplements is null
     where b.supplements is null and ${among('b.id')}`,
  ),
  ofRows(
    'M09',
    'bill',
    `select b.id, b.slip, b.settlement from row_bill b
     left join row_payment_slip p on p.id = b.slip left join row_settlement s on s.id = b.settlement
     where ${among('b.id')} and (
       b.slip is not null and (p.id is null or p.row -> 'bills' is null or position(b.id in (p.row -> 'bills')::text) = 0)
       or b.settlement is not null and (s.id is null or not jsonb_exists(s.row -> 'bills', b.id)))`,
  ),
  ofAggregate('M16', ['settlement'], ({ events }) => {
    const charged = events.filter(({ type }) => type === 'settlement.feeCharged');
    return charged.length > 1 ? { charged: charged.map(({ version }) => version) } : null;
  }),
  ofAggregate('M17', ['settlement', 'paymentSlip'], ({ aggregate, machine }) => {
    const state = aggregate.states[machine] ?? '';
    const { voucher, bankLine = null } = aggregate.context as Pick<Settlement, 'voucher'> & Partial<PaymentSlip>;
    const isProved = voucher !== null || bankLine !== null;
    return (state === 'settled' || state === 'confirmed') && !isProved ? { state, voucher } : null;
  }),
  ofAggregate('M12', ['insuranceClaim'], ({ aggregate }) => {
    const { amount, insured } = aggregate.context as InsuranceClaim;
    return amount !== null && insured !== null && amount > insured ? { amount, insured } : null;
  }),
  ofAggregate('M18', ['merchant'], ({ aggregate }) => {
    const { accounts } = aggregate.context as MerchantContext;
    const main = accounts.filter((account) => account.main).length;
    return main <= 1 ? null : { accounts: accounts.length, main };
  }),
  ofRows(
    'M13.receivable',
    'receivable',
    `select r.id, r.due, o.context -> 'due' -> r.stage as "orderDue", r.received, o.context -> 'paid' -> r.stage as "orderPaid"
     from row_receivable r left join streams o on o.machine = 'order' and o.id = r."order"
     where ${among('r.id')} and (o.id is null or r.due::text is distinct from o.context -> 'due' ->> r.stage
       or r.received::text is distinct from o.context -> 'paid' ->> r.stage)`,
  ),
  ofRows(
    'M13.order',
    'order',
    `select o.id, stage.key as stage, stage.value as due from streams o cross join jsonb_each(o.context -> 'due') as stage
     left join row_receivable r on r.id = o.id || '-' || stage.key
     where o.machine = 'order' and ${among('o.id')} and r.id is null
       and (stage.value <> '0' or o.context -> 'paid' -> stage.key <> '0')`,
  ),
  ofRows(
    'P18',
    'order',
    // Whatever the event: a parcel that was signed for and no longer is. A correction (52) says that it never was.
    `select distinct on (e.id) e.id, e.version, e.type from events e
     where e.machine = 'order' and e.from_state in ('signed', 'returnSigned') and e.to_state <> e.from_state
       and e.type <> 'order.eventVoided'
       and ${among('e.id')}
       and not exists (select from row_work_order w where w.kind = 'cancelSign' and jsonb_exists(w.row -> 'orders', e.id))
     order by e.id, e.version`,
  ),
];
