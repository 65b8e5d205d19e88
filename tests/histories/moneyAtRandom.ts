import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { system } from '#machines/kit/actor.ts';
import type { CourierCash } from '#machines/courierCash/context.ts';
import { currencies } from '#machines/courierCash/events.ts';
import type { Order } from '#machines/order/context.ts';
import { stages, type Stage } from '#machines/money/stages.ts';
import type { Payable } from '#machines/payable/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import { beginWorld, staffByBranch, START, workerOf } from '#modelTesting/world/beginning.ts';
import type { World } from '#modelTesting/world/world.ts';
import { SEED } from '#modelTesting/random.ts';
import { form } from '../support/orders.ts';
import { ledgerFaults } from '#modelTesting/world/invariants/ledger.ts';

const TRIES = 8;
const MINUTE = 60_000;

let begun: World;
let people: readonly Actor[];

/** One proposal of a history: its kind, its aggregate, its actor and the share of the amount. */
const step = fc.record({
  command: fc.nat(),
  which: fc.nat(),
  who: fc.nat({ max: 3 }),
  share: fc.constantFrom(0, 0.3, 1, 1, 1, 1.1),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

interface MoneyProposal {
  readonly machine: string;
  readonly id?: string;
  readonly type: string;
  readonly data?: object;
  readonly by?: Actor;
}

const payTypes = ['senderCash', 'receiverPays', 'offsetByGoods', 'ledger'] as const;
const methods = ['cash', 'cash', 'bank'] as const;
const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(items.length, 1)];

/** Returns the proposals that move money at this moment. The machines refuse many of them. */
function proposalsOf(world: World, { which, share }: Step): readonly MoneyProposal[] {
  const order = at([...world.all('order')], which);
  const stage = at(stages, which) ?? 'sign';
  const context = order?.context as Order | undefined;
  const fee = at([...world.all('extraFee')], which);
  const refund = at([...world.all('refund')], which);
  const till = at([...world.all('courierCash')], which);
  const receivable = at([...world.all('receivable')], which);
  const held = (till?.context as CourierCash | undefined)?.held;
  const declared = (till?.context as CourierCash | undefined)?.counting;
  const part = (amount: number) => Math.round(amount * share);
  const courier = people[0]?.id ?? '';
  const due = Object.fromEntries(stages.map((one) => [one, context?.due[one] ?? 0])) as Record<Stage, number>;
  const toOrder = (type: string, data: object = {}, by?: Actor): MoneyProposal => ({
    machine: 'order',
    id: order?.id ?? '',
    type,
    data,
    ...(by ? { by } : {}),
  });
  const pay = toOrder(`order.${stage}Paid`, { amount: part(due[stage]), method: at(methods, which) });
  const fresh: MoneyProposal = {
    machine: 'order',
    type: 'order.created',
    data: {
      ...form,
      destinationBranch: 'YGN',
      receiver: { ...form.receiver, city: 'MMR013D004' },
      merchant: 'GOLDEN',
      payType: at(payTypes, which),
      ...(which % 4 === 0 ? {} : { collectionAmount: 50_000_00 }),
    },
  };
  if (!order || !context || [...world.all('order')].length < 3) return [fresh];
  const lastPaid = world.log('order', order.id).findLast(({ type }) => type.endsWith('Paid'))?.version;
  const line = (context.payType === 'ledger' && world.aggregate('receivable', `${order.id}-collection`)) || null;
  return [
    pay,
    pay,
    toOrder('order.collectorAssigned', { collector: courier }),
    toOrder('order.collected', { piecesScanned: 1 }),
    toOrder('order.warehoused'),
    toOrder('order.deliveryClaimed'),
    toOrder('order.outForDelivery'),
    toOrder('order.signed', { proof: { kind: 'signature', value: 'S1' }, piecesScanned: 1 }),
    toOrder('order.signVoidRequested', { reason: 'A neighbour signed' }),
    ...[...world.all('workOrder')].slice(-1).map(({ id }) => ({
      machine: 'workOrder',
      id,
      type: 'workOrder.cancelSignApproved',
      data: { place: 'deliverer', remark: 'The deliverer has it' },
    })),
    toOrder('order.extraFeeAdded', { kind: 'upstairs', amount: 1 + part(700_00), channel: 'cash', stage }),
    toOrder('order.weightModified', { weightGrams: 500 + (which % 5) * 1000 }),
    toOrder('order.collectionAmountModified', { collectionAmount: part(40_000_00), reason: 'Agreed' }),
    toOrder('order.paymentMethodModified', { payType: at(payTypes, which), reason: 'Agreed' }),
    toOrder(`order.${stage}Credited`, { amount: due[stage] }),
    toOrder(`order.${stage}Confirmed`),
    toOrder('order.cancelled', { reason: 'Mistaken' }),
    toOrder('order.recalled', { reason: 'The sender asked', returnCharging: 'free' }),
    toOrder('order.voidRequested', { version: lastPaid ?? 2, ground: 'didNotOccur', reason: 'Nothing was paid' }),
    toOrder('order.eventVoided', { version: Number(context.request?.data['version'] ?? 2) }),
    ...(fee ? [{ machine: 'extraFee', id: fee.id, type: 'extraFee.paid', data: { paymentChannel: 'cash' } }] : []),
    ...(receivable
      ? [
          {
            machine: 'refund',
            type: 'refund.requested',
            data: {
              receivable: receivable.id,
              amount: part((receivable.context as Receivable).received),
              reason: 'Delivered late',
            },
          },
        ]
      : []),
    ...(refund
      ? ['confirmed', 'confirmed', 'refunded', 'refunded', 'notNeeded'].map((event) => ({
          machine: 'refund',
          id: refund.id,
          type: `refund.${event}`,
          data: { confirmed: {}, refunded: { method: 'cash' }, notNeeded: { reason: 'Settled' } }[event] ?? {},
        }))
      : []),
    ...(till && held && declared
      ? [
          {
            machine: 'courierCash',
            id: till.id,
            type: 'courierCash.handedIn',
            data: { MMK: part(held.MMK), CNY: 0 },
            by: people.find(({ id }) => id === till.id) ?? people[0] ?? system,
          },
          ...['firstCounted', 'secondCounted'].map((event) => ({
            machine: 'courierCash',
            id: till.id,
            type: `courierCash.${event}`,
            data: { MMK: part(declared.MMK), CNY: 0 },
          })),
          ...['accepted', 'differenceAccepted', 'disputed', 'resolved'].map((event) => ({
            machine: 'courierCash',
            id: till.id,
            type: `courierCash.${event}`,
            data: { accepted: {}, resolved: { MMK: part(declared.MMK), CNY: 0, reason: 'Seen' } }[event] ?? {
              reason: 'Change was short',
            },
          })),
        ]
      : []),
    ...(line
      ? [
          { machine: 'receivable', id: line.id, type: 'receivable.billed', data: { bill: 'BL1' }, by: system },
          { machine: 'receivable', id: line.id, type: 'receivable.settled', data: { bill: 'BL1' }, by: system },
        ]
      : []),
    ...(world.aggregate('payable', `${order.id}-COD`)
      ? [
          { machine: 'payable', id: `${order.id}-COD`, type: 'payable.billed', data: { bill: 'BL2' }, by: system },
          { machine: 'payable', id: `${order.id}-COD`, type: 'payable.paid', data: { slip: 'PS1' }, by: system },
        ]
      : []),
    pay,
  ];
}

const orderOf = (world: World, id: string): Order => {
  const aggregate = world.aggregate('order', id);
  if (!aggregate) throw new Error(`${id} is not there`);
  return aggregate.context as Order;
};
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const amountsOf = (world: World, machine: string, id: string, types: RegExp): number =>
  sum(
    world
      .log(machine, id)
      .filter(({ type }) => types.test(type))
      .map(({ data }) => (data as { amount: number }).amount),
  );

/** Checks that no money appears or disappears: the order, its ledgers and the tills agree. */
function check(world: World): void {
  // Only the payables pay out here: slips and settlements are not part of these histories.
  expect(ledgerFaults(world).filter((fault) => !fault.includes(' payouts of '))).toEqual([]);
  const tills = new Map<string, number>();
  for (const { id, states, context } of world.all('receivable')) {
    const { order, stage, due, received, refunded, refundDue } = context as Receivable;
    const { paid, due: owed, refundDue: over } = orderOf(world, order);
    expect([due, received, refundDue], `${id} and its order`).toEqual([owed[stage], paid[stage], over[stage]]);
    const settled = sum(
      world
        .log('order', order)
        .filter(({ type }) => type === `order.${stage}PaidByBill`)
        .map(({ data }) => (data as { amount: number }).amount),
    );
    const taken = amountsOf(world, 'receivable', id, /eceived$/) + settled;
    const reversed = amountsOf(world, 'receivable', id, /reversed$/);
    expect(taken, `${id}: taken = received + refunded + reversed`).toBe(received + refunded + reversed);
    const state = states['receivable'];
    if (state === 'received' || state === 'confirmed' || state === 'settled') expect(due, `${id} is paid`).toBe(0);
    if (state === 'waived' || state === 'refunded') expect([due, received], `${id} is ${state}`).toEqual([0, 0]);
    if (state === 'open' || state === 'credited' || state === 'billed') expect(due, id).toBeGreaterThan(0);
    for (const { type, data } of world.log('receivable', id)) {
      const { till, amount } = data as { till?: string | null; amount?: number };
      if (type.endsWith('eceived') && till) tills.set(till, (tills.get(till) ?? 0) + (amount ?? 0));
    }
  }
  for (const { id, context } of world.all('payable')) {
    const { collected, settled, offset, refunded, outstanding, order } = context as Payable;
    expect(collected, `${id}: collected`).toBe(settled + offset + refunded + outstanding);
    expect(Math.min(settled, offset, refunded, outstanding), `${id}: nothing below zero`).toBeGreaterThanOrEqual(0);
    const { goodsOwed } = orderOf(world, order);
    if (goodsOwed > 0) expect(collected - refunded, `${id} and its order`).toBe(goodsOwed);
  }
  for (const { id, context } of world.all('courierCash')) {
    const cash = context as CourierCash;
    for (const currency of currencies) {
      const parts = [cash.held[currency], cash.counting[currency], cash.handedIn[currency]];
      expect(cash.collected[currency], `${id}: collected = held + counting + handed in`).toBe(sum(parts));
      expect(Math.min(...parts), `${id}: nothing below zero`).toBeGreaterThanOrEqual(0);
    }
    const given = amountsOf(world, 'courierCash', id, /reversed$/) - cash.paidBack.MMK;
    expect(cash.collected.MMK, `${id}: all cash taken is with whoever took it`).toBe((tills.get(id) ?? 0) - given);
  }
}

/** Proposes the commands one after the other until one is accepted. Returns a description of it. */
async function granted(world: World, commands: readonly MoneyProposal[], made: Step, now: string, place: number) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { machine, id, type, data, by } = at(commands, made.command + attempt) ?? { machine: 'order', type: 'none' };
    const [verdict] = await world.propose({
      mode: 'each',
      dryRun: false,
      actor: by ?? at(people, made.who) ?? system,
      at: now,
      commands: [
        {
          key: `money-${place * TRIES + attempt}`,
          machine,
          ...(id === undefined ? {} : { id }),
          event: { type, ...data },
        },
      ],
    });
    if (verdict?.status === 'accepted') return JSON.stringify({ id: verdict.id, type, ...data });
  }
  return null;
}

/** Lengths of a run of histories with money, and what they must at least reach. */
export interface MoneyLengths {
  readonly histories: number;
  readonly steps: number;
  readonly accepted: number;
  readonly kinds: number;
}

/** Declares the test of random histories with money. */
export function moneyAtRandom({ histories, steps: most, ...least }: MoneyLengths): void {
  beforeAll(async () => {
    begun = await beginWorld();
    const ids = staffByBranch(begun).get('YGN') ?? [];
    people = ids.slice(0, 4).map((id) => workerOf(begun, id, 'YGN'));
  });

  describe(`money at random (SEED=${SEED})`, () => {
    it('money moved at random is neither made nor lost', async () => {
      const kinds = new Set<string>();
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: most, size: 'max' }), async (steps) => {
          const world = begun.fork();
          const told: string[] = [];
          for (const [place, made] of steps.entries()) {
            const commands = proposalsOf(world, made);
            const command = await granted(world, commands, made, new Date(START + place * MINUTE).toISOString(), place);
            if (!command) continue;
            accepted += 1;
            told.push(command);
            for (const event of world.latest) kinds.add(event.type);
            try {
              check(world);
            } catch (error) {
              throw new Error(told.join('\n'), { cause: error });
            }
          }
        }),
        { seed: SEED, numRuns: histories, endOnFailure: true },
      );
      process.stdout.write(
        `money: ${accepted} commands accepted, ${kinds.size} kinds of event: ${[...kinds].filter((kind) => !kind.startsWith('order.')).join(' ')}\n`,
      );
      expect(accepted).toBeGreaterThan(least.accepted);
      expect(kinds.size).toBeGreaterThan(least.kinds);
    });
  });
}
