import { expect, it } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import { followUp } from '#machines/followUp/index.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { initial } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import { problemItem } from '#machines/problemItem/index.ts';
import { userQuestion } from '#machines/userQuestion/index.ts';
import { actsOf, primaryOf } from '#views/shapes/detail/actions.ts';

const AT = '2026-11-21T03:00:00.000Z';

/** The first steps offered for a life. */
const offeredFor = (noun: Noun, life: Life): string[] => {
  const ask = { id: life.id, actor: system, known: {}, at: AT, occurredAt: AT };
  const events = Object.keys(noun.events).map((type) => {
    const { allowed, refusals } = explain(noun, life, { ...ask, type });
    return { type, allowed, refusals: refusals.map((refusal) => ({ ...refusal, next: [] })) };
  });
  return primaryOf(noun, actsOf(noun, life, events)).map(({ type }) => type);
};

/** The same for an order in a custody state, with one more region state. */
const offered = (custody: string, regions: Readonly<Record<string, string>> = {}): string[] => {
  const born = unborn(order, 'SL000000015MM');
  const context = { ...initial, deliverer: { id: 'STF000001', name: 'Ko Aung' } };
  return offeredFor(order, { ...born, context, version: 3, states: { ...born.states, custody, ...regions } });
};

/** The same for a life of a desk, in a state of its main region. */
const offeredAtDesk = (noun: Noun, state: string): string[] => {
  const born = unborn(noun, 'X1');
  return offeredFor(noun, { ...born, version: 1, states: { ...born.states, [noun.structure.main]: state } });
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

it('offers at a desk what ends a life, where nothing else carries it on', () => {
  expect(offeredAtDesk(userQuestion, 'pending')).toEqual(['userQuestion.handled']);
  expect(offeredAtDesk(problemItem, 'processing')).toEqual(['problemItem.handled', 'problemItem.followed']);
  expect(offeredAtDesk(followUp, 'open')).toEqual(['followUp.closed', 'followUp.remarked']);
  expect(offeredAtDesk(followUp, 'closed')).toEqual([]);
});
