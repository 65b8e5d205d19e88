import { expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { initial } from '#machines/order/context.ts';
import { roles } from '#server/company/roles.ts';
import followUp from '#views/records/followUp/presentation.ts';
import order from '#views/records/order/presentation.ts';
import problemItem from '#views/records/problemItem/presentation.ts';
import userQuestion from '#views/records/userQuestion/presentation.ts';
import {
  actsOf,
  blockedOf,
  firstReasonOf,
  furtherOf,
  reasonsOf,
  shownOf,
  type Act,
} from '#views/shapes/detail/actions.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';

const AT = '2026-11-21T03:00:00.000Z';

/** Returns the acts of an actor on an aggregate. */
const actsFor = (aggregateType: Presented, aggregate: Aggregate, actor: Actor = system): Act[] => {
  const ask = { id: aggregate.id, actor, lookups: {}, at: AT, occurredAt: AT };
  const events = Object.keys(aggregateType.events).map((type) => {
    const { allowed, refusals } = explain(aggregateType, aggregate, { ...ask, type });
    return { type, allowed, refusals: refusals.map((refusal) => ({ ...refusal, next: [] })) };
  });
  return actsOf(aggregateType, aggregate, events);
};

/** Returns the first steps offered for an aggregate. */
const offeredFor = (aggregateType: Presented, aggregate: Aggregate): string[] =>
  shownOf(aggregateType, actsFor(aggregateType, aggregate)).map(({ type }) => type);

/** Returns the first steps of an order in a custody state, with other region states. */
const offered = (custody: string, regions: Readonly<Record<string, string>> = {}): string[] => {
  const born = notCreated(order, 'SL000000015MM');
  const context = { ...initial, deliverer: { id: 'STF000001', name: 'Ko Aung' } };
  return offeredFor(order, { ...born, context, version: 3, states: { ...born.states, custody, ...regions } });
};

/** Returns the first steps of a desk's aggregate in a state of its main region. */
const offeredAtDesk = (aggregateType: Presented, state: string): string[] => {
  const born = notCreated(aggregateType, 'X1');
  return offeredFor(aggregateType, {
    ...born,
    version: 1,
    states: { ...born.states, [aggregateType.structure.main]: state },
  });
};

it('the steps offered begin with taking the money when the step towards the end waits for it', () => {
  expect(offered('delivering', { sign: 'sign.unpaid' })[0]).toBe('order.signPaid');
  expect(offered('pendingCollection', { collection: 'collection.unpaid' })[0]).toBe('order.collectionPaid');
});

it('the steps offered leave money aside that no step waits for yet', () => {
  expect(offered('pendingAcceptance', { sign: 'sign.unpaid' })).not.toContain('order.signPaid');
});

it('the steps offered leave money aside where the step waiting for it is refused for another reason, which is said first', async () => {
  const words = await loadWords('en');
  const actsAt = (custody: string, regions: Readonly<Record<string, string>>): Act[] => {
    const born = notCreated(order, 'SL000000015MM');
    const context = { ...initial, currentBranch: 'YGN', deliverer: { id: 'STF000001', name: 'Ko Aung' } };
    const states = { ...born.states, custody, sign: 'sign.unpaid', ...regions };
    return actsFor(order, { ...born, context, version: 3, states });
  };
  const acts = actsAt('warehoused', { exception: 'exception.damaged' });
  const shown = shownOf(order, acts);
  const payment = acts.find(({ type }) => type === 'order.signPaid');
  expect(payment?.allowed).toBe(true);
  expect(shown).not.toContain(payment);
  expect(furtherOf(acts, shown)).toContain(payment);
  const waiting = payment && blockedOf(order, acts, payment);
  expect(waiting?.type).toBe('order.pickedUpAtCounter');
  expect(waiting && firstReasonOf(waiting, order, words)).toContain('“Damaged”');
  expect(waiting?.refusals.at(-1)?.rule).toBe('order.signSettled');
  const free = actsAt('delivering', {});
  expect(free.flatMap((act) => (blockedOf(order, free, act) ? [act.type] : []))).toEqual([]);
});

it('the steps offered leave money aside while the branch is counted', () => {
  const signed: Act = {
    type: 'order.pickedUpAtCounter',
    group: 'delivery',
    allowed: false,
    refusals: [
      { code: 'rule', rule: 'order.signSettled', values: { due: 1 }, field: null, next: [] },
      { code: 'locked', rule: 'order.branchIsNotLocked', values: {}, field: null, next: [] },
    ],
    declared: true,
    granted: true,
    moves: true,
    rank: 'forward',
    place: 3,
    settles: null,
  };
  const paid: Act = { ...signed, type: 'order.signPaid', allowed: true, refusals: [], place: 23, settles: 'sign' };
  expect(shownOf(order, [signed, paid])).toEqual([signed]);
  const open = { ...signed, refusals: signed.refusals.slice(0, 1) };
  expect(shownOf(order, [open, paid])).toEqual([paid, open]);
});

it('the step that leads farthest is offered before those that lead back', () => {
  expect(offered('delivering')[0]).toBe('order.signed');
  expect(offered('pendingDelivery')[0]).toBe('order.outForDelivery');
  expect(offered('arrived')[0]).toBe('order.warehoused');
});

it('what ends an aggregate for good is never offered first', () => {
  expect(offered('pendingAcceptance')).not.toContain('order.cancelled');
  expect(offered('pendingAcceptance')).not.toContain('order.deleted');
});

it('what ends an aggregate is offered at a desk, where nothing else carries the aggregate on', () => {
  expect(offeredAtDesk(userQuestion, 'pending')).toEqual(['userQuestion.handled']);
  expect(offeredAtDesk(problemItem, 'processing')).toEqual(['problemItem.handled', 'problemItem.followed']);
  expect(offeredAtDesk(followUp, 'open')).toEqual(['followUp.closed', 'followUp.remarked']);
  expect(offeredAtDesk(followUp, 'closed')).toEqual([]);
});

it('the menu of a record leaves out what the roles never grant', () => {
  const born = notCreated(order, 'SL000000015MM');
  const aggregate = { ...born, context: initial, version: 3, states: { ...born.states, custody: 'warehoused' } };
  const permissions = ['order.shelved', 'order.discarded'];
  const clerk: Actor = { ...system, kind: 'person', permissions };
  const acts = actsFor(order, aggregate, clerk);
  const menu = furtherOf(acts, []).map(({ type }) => type);
  expect(menu).toEqual(permissions.filter((type) => menu.includes(type)));
  expect(menu).not.toEqual([]);
  expect(acts.filter(({ declared, granted }) => declared && !granted).length).toBeGreaterThan(10);
});

it('exactly what is allowed is offered, and everything else that people do has a reason in words against it', async () => {
  const words = await Promise.all([loadWords('en'), loadWords('zh')]);
  const born = notCreated(order, 'SL000000015MM');
  const aggregate = { ...born, context: initial, version: 3, states: { ...born.states, custody: 'warehoused' } };
  const permissions = ['order.shelved', 'order.labelPrinted', 'order.workOrderRaised', 'order.deliveryTimeSet'];
  const acts = actsFor(order, aggregate, { ...system, kind: 'person', permissions });
  const ofPeople = Object.entries(order.events).flatMap(([type, { systemOnly }]) => (systemOnly ? [] : [type]));
  expect(acts.map(({ type }) => type)).toEqual(ofPeople);
  const shown = shownOf(order, acts);
  const offers = [...shown, ...furtherOf(acts, shown)].filter(({ allowed }) => allowed);
  const [allowed, refused] = [acts.filter((act) => act.allowed), acts.filter((act) => !act.allowed)];
  expect(offers.map(({ type }) => type).toSorted()).toEqual(allowed.map(({ type }) => type).toSorted());
  expect(allowed).not.toEqual([]);
  for (const said of words)
    expect(refused.filter((act) => reasonsOf(act, order, said).trim() === '').map(({ type }) => type)).toEqual([]);
});

it('who may only read a question is told that the roles do not grant the answer', async () => {
  const born = notCreated(userQuestion, 'Q1');
  const aggregate = { ...born, version: 1, states: { ...born.states, [userQuestion.structure.main]: 'pending' } };
  const permissions = roles.find(({ code }) => code === 'auditor')?.permissions ?? [];
  const acts = actsFor(userQuestion, aggregate, { ...system, kind: 'person', permissions });
  const answer = acts.find(({ type }) => type === 'userQuestion.handled');
  expect(answer).toMatchObject({ declared: true, granted: false, allowed: false });
  expect(answer && reasonsOf(answer, userQuestion, await loadWords('en'))).toBe('Your roles do not grant “Answer”');
  expect(permissions).not.toContain('workOrder.opened');
});
