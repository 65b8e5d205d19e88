import { expect, it } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Life } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { initial } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import { actsOf, primaryOf } from '#views/shapes/detail/actions.ts';

const AT = '2026-11-21T03:00:00.000Z';

/** The first steps offered for an order in a custody state, with one more region state. */
const offered = (custody: string, regions: Readonly<Record<string, string>> = {}): string[] => {
  const born = unborn(order, 'SL000000015MM');
  const context = { ...initial, deliverer: { id: 'STF000001', name: 'Ko Aung' } };
  const life: Life = { ...born, context, version: 3, states: { ...born.states, custody, ...regions } };
  const ask = { id: life.id, actor: system, known: {}, at: AT, occurredAt: AT };
  const events = Object.keys(order.events).map((type) => {
    const { allowed, refusals } = explain(order, life, { ...ask, type });
    return { type, allowed, refusals: refusals.map((refusal) => ({ ...refusal, next: [] })) };
  });
  return primaryOf(order, actsOf(order, life, events)).map(({ type }) => type);
};

it('offers to take the money first when the step towards the end waits for it', () => {
  expect(offered('delivering', { sign: 'sign.unpaid' })[0]).toBe('order.signPaid');
  expect(offered('pendingCollection', { collection: 'collection.unpaid' })[0]).toBe('order.collectionPaid');
});

it('leaves money aside that no step waits for yet', () => {
  expect(offered('pendingAcceptance', { sign: 'sign.unpaid' })).not.toContain('order.signPaid');
});

it('offers the step that leads farthest before those that lead back', () => {
  expect(offered('delivering')[0]).toBe('order.signed');
  expect(offered('pendingDelivery')[0]).toBe('order.outForDelivery');
  expect(offered('arrived')[0]).toBe('order.warehoused');
});

it('never offers first what ends a life for good', () => {
  expect(offered('pendingAcceptance')).not.toContain('order.cancelled');
  expect(offered('pendingAcceptance')).not.toContain('order.deleted');
});
