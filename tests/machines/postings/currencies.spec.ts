import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { RecordedEvent } from '#machines/kit/proposal.ts';
import { imbalanceOf, entriesOf } from '#machines/postings/index.ts';

/*
 * Proves decision 128: no amount is fixed at one exchange rate and settled at another. The day one is, a test below fails,
 * and a gain or loss has to be posted.
 */

const actor = { id: 'zaw', name: 'Zaw', branch: 'YGN', merchant: null, onBehalfOf: null };
const event = (type: string, data: object = {}): RecordedEvent => {
  const at = '2026-03-02T03:00:00.000Z';
  return { type, id: 'L1', data, actor, lookups: {}, at, occurredAt: at };
};

function aggregateOf(machine: string, context: object): Aggregate {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) throw new Error(`No ${machine}`);
  const bare = notCreated(aggregateType, 'L1');
  return { ...bare, version: 1, context: { ...(bare.context as object), ...context } };
}

/** Names of all fields of a schema, however deep. */
const fieldsIn = (schema: z.ZodType): readonly string[] => {
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), (key, value: unknown) => {
    if (key === 'properties') found.push(...Object.keys(value as object));
    return value;
  });
  return found;
};

const OF_A_CURRENCY = /cny|yuan|currency|rate$/i;

const eventsNaming = Object.values(aggregateTypes).flatMap(({ events }) =>
  Object.entries(events).filter(([, { payload }]) => fieldsIn(payload).some((name) => OF_A_CURRENCY.test(name))),
);

describe('an amount', () => {
  it('an amount is in yuan, or names a rate, only in the rate itself and in the cash of a till', () => {
    const machines = new Set(eventsNaming.map(([type]) => type.slice(0, type.indexOf('.'))));
    expect([...machines].toSorted()).toEqual(['courierCash', 'exchangeRate']);
  });

  it('an amount that an order takes into a till is in kyat', () => {
    const payment = { amount: 5_00, method: 'cash', voucher: null, by: 'zaw', till: 'zaw', payment: 1, at: '' };
    const receivable = aggregateOf('receivable', { payments: [payment] });
    const intoTills = Object.values(aggregateTypes).flatMap(({ reactions }) =>
      reactions.filter(({ to }) => to === 'courierCash'),
    );
    expect(intoTills.map(({ on }) => on)).toEqual([
      'receivable.received',
      'receivable.partReceived',
      'receivable.reversed',
    ]);
    const proposed = intoTills.flatMap((one) => one.of(event(one.on, payment), receivable, receivable));
    expect(proposed.map(({ data }) => (data as { currency: string }).currency)).toEqual(['MMK', 'MMK', 'MMK']);
  });
});

const rates = fc.integer({ min: 1, max: 100_000_000 });
const amount = fc.integer({ min: 0, max: 1_000_000_000 });

describe('the rate of an order', () => {
  it('the rate of an order changes no line of what the order posts', () => {
    fc.assert(
      fc.property(rates, amount, amount, (exchangeRate, goods, basic) => {
        const stage = { collection: 0, sign: goods + basic, online: 0, reverseSign: 0 };
        const charged = { collection: {}, sign: { goods, basic }, online: {}, reverseSign: {} };
        const owing = { originBranch: 'YGN', due: stage, charged };
        const posted = (rate: number | null) =>
          entriesOf(
            event('order.signDue'),
            aggregateOf('order', {}),
            aggregateOf('order', { ...owing, exchangeRate: rate }),
          );
        expect(posted(exchangeRate)).toEqual(posted(null));
      }),
    );
  });
});

const amounts = fc.record({ MMK: amount, CNY: amount });
const till = fc.record({ held: amounts, counting: amounts, handedIn: amounts, difference: amounts, paidBack: amounts });

describe('a till', () => {
  it('a till balances in each currency for itself: no kyat pays for a yuan', () => {
    fc.assert(
      fc.property(till, amounts, (parts, other) => {
        const { held, counting, handedIn } = parts;
        const collected = {
          MMK: held.MMK + counting.MMK + handedIn.MMK,
          CNY: held.CNY + counting.CNY + handedIn.CNY,
        };
        const whole = { ...parts, collected, branches: ['YGN'] };
        const posted = (cash: object) =>
          entriesOf(event('courierCash.accepted'), aggregateOf('courierCash', {}), aggregateOf('courierCash', cash));
        const lines = posted(whole);
        expect(imbalanceOf(lines)).toEqual(new Map());
        const inYuan = { ...whole, collected: { ...collected, CNY: collected.CNY + other.CNY } };
        const moreHeld = { ...inYuan, held: { ...held, CNY: held.CNY + other.CNY } };
        const ofKyat = (cash: object) => posted(cash).filter(({ currency }) => currency === 'MMK');
        expect(ofKyat(moreHeld)).toEqual(ofKyat(whole));
      }),
    );
  });
});
