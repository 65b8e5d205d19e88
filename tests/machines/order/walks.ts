import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '#machines/kit/decide.ts';
import { snapshotOf } from '#machines/kit/snapshot.ts';
import { allowedNow } from '#machines/kit/explain.ts';
import { replay } from '#machines/kit/replay.ts';
import { order } from '#machines/order/index.ts';
import { owed } from '#machines/order/reactions/dues.ts';
import { stages } from '#machines/money/stages.ts';
import { after, beginning, proposalOf, type Situation } from '#modelTesting/situation.ts';
import { SEED } from '#modelTesting/random.ts';
import { fixtures } from './fixtures/index.ts';
import { settle } from './fixtures/play.ts';
import { orderOf } from './fixtures/world.ts';

const types = Object.keys(order.events).filter(
  (type) => !/Due$|Credited$|Waived$|Covered$|PaidByBill$|bill/.test(type),
);

/** One step of a walk: an event, one of its drafts, and whether it is made invalid. */
const step = fc.record({
  event: fc.nat(),
  draft: fc.nat(),
  meddling: fc.constantFrom('none', 'none', 'none', 'none', 'person', 'branch', 'payload', 'any event'),
});

type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

/** Checks the invariants of every order after any events. */
function check({ aggregate }: Situation): void {
  const { holder, due, paid, refundDue, pieces, payType } = orderOf(aggregate);
  expect([
    'sender',
    'courier',
    'branch',
    'vehicle',
    'station',
    'receiver',
    'thirdParty',
    'company',
    'nobody',
  ]).toContain(holder.kind);
  expect(Array.isArray(holder)).toBe(false);
  expect(pieces).toBeGreaterThan(0);
  const debt = owed(orderOf(aggregate));
  for (const stage of stages) {
    const state = aggregate.states[stage];
    expect(paid[stage]).toBeGreaterThanOrEqual(0);
    expect(due[stage]).toBeGreaterThanOrEqual(0);
    if (state === `${stage}.unpaid`) expect(due[stage] + paid[stage], `${stage} of ${payType}`).toBe(debt[stage]);
    if (state === `${stage}.noPaymentNeeded`) expect([due[stage], paid[stage]]).toEqual([0, 0]);
    if (state === `${stage}.refunded`) expect([due[stage], paid[stage]]).toEqual([0, 0]);
    if (state === `${stage}.paid` || state === `${stage}.confirmed`) {
      expect([due[stage], paid[stage] - refundDue[stage]], `${stage} of ${payType}`).toEqual([0, debt[stage]]);
    }
    if (state === `${stage}.pendingCredit`) expect(due[stage]).toBe(debt[stage]);
  }
}

function take(situation: Situation, { event, draft: which, meddling }: Step): Situation {
  const { aggregate, log } = situation;
  const free = types.filter((type) => fixtures.drafts(type, situation).length > 0);
  const declared = free.filter((type) =>
    fixtures
      .drafts(type, situation)
      .some((draft) => decide(order, aggregate, proposalOf(type, situation, draft), log).ok),
  );
  const choice = meddling === 'any event' ? free : declared;
  const type = choice[event % Math.max(choice.length, 1)];
  if (type === undefined) return situation;
  const drafts = fixtures.drafts(type, situation);
  const draft = drafts[which % drafts.length];
  if (!draft) return situation;
  const meddled = {
    ...draft,
    ...(meddling === 'person' ? { actor: { ...draft.actor, id: 'stranger' } } : {}),
    ...(meddling === 'branch' ? { actor: { ...draft.actor, branch: 'LASHIO' } } : {}),
    ...(meddling === 'payload' ? { data: { ...draft.data, surprise: true } } : {}),
  };
  const proposal = proposalOf(type, situation, meddled);
  const before = JSON.stringify(situation);
  const judged = decide(order, aggregate, proposal, log);
  expect(JSON.stringify(situation)).toBe(before);
  if (!judged.ok) {
    expect(judged.refusals.length).toBeGreaterThan(0);
    return situation;
  }
  expect(snapshotOf(order, aggregate).can(proposal)).toBe(true);
  expect(allowedNow(order, aggregate, proposal)).toContain(type);
  return settle(after(situation, judged.aggregate, proposal, judged.decision));
}

/** Declares the test of walks of up to so many steps, over more than so many custody states. */
export function orderWalks(walks: number, length: number, least: number): void {
  describe(`orders wandering at random (SEED=${SEED})`, () => {
    it(`orders wandering at random stay what an order must be over ${walks} walks of up to ${length} steps`, () => {
      let steps = 0;
      const reached = new Set<string | undefined>();
      fc.assert(
        fc.property(fc.array(step, { minLength: length / 2, maxLength: length }), (walk) => {
          let situation = beginning(order);
          for (const made of walk) {
            situation = take(situation, made);
            if (situation.aggregate.version > 0) check(situation);
            reached.add(situation.aggregate.states['custody']);
            steps += 1;
          }
          const again = replay(order, situation.aggregate.id, situation.log);
          expect(again.differences).toEqual([]);
          expect(isDeepStrictEqual(again.aggregate, situation.aggregate)).toBe(true);
        }),
        { seed: SEED, numRuns: walks },
      );
      expect(steps).toBeGreaterThan(walks * 25);
      expect(reached.size).toBeGreaterThan(least);
    });
  });
}
