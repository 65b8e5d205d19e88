import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderLookups } from '#machines/lookups/order.ts';
import { order } from '#machines/order/index.ts';
import { SEED } from '#modelTesting/random.ts';
import { beginHistories, type Begun } from '#modelTesting/world/campaign.ts';
import { besiege, type Besieged } from '#modelTesting/world/siege.ts';

const SIEGES = 12;
/** Aggregates of ordinary work before the count. */
const alive = { order: 60, package: 6, shipment: 6 };

let begun: Begun;
beforeAll(async () => {
  begun = await beginHistories();
}, 60_000);
afterEach(() => vi.restoreAllMocks());

const siege = (number: number): Promise<Besieged> =>
  besiege(begun.begun.fork(), { seed: SEED + number, fixtures: begun.fixtures, alive });

/** Lays sieges until one finds a fault; returns its text, empty if none does. */
async function firstFault(sieges: number): Promise<string> {
  for (let number = 0; number < sieges; number += 1) {
    const { faults } = await siege(number);
    if (faults.length > 0) return faults.join('; ');
  }
  return '';
}

describe(`a branch under a count, with people of all branches at work (SEED=${SEED})`, () => {
  it('keeps its stock as it is, whatever they propose', { timeout: 120_000 }, async () => {
    let [accepted, refused] = [0, 0];
    for (let number = 0; number < SIEGES; number += 1) {
      const outcome = await siege(number);
      expect(outcome.faults, `SEED=${SEED + number}`).toEqual([]);
      accepted += outcome.accepted;
      refused += outcome.refused;
    }
    expect(accepted).toBeGreaterThan(SIEGES * 20);
    expect(refused).toBeGreaterThan(SIEGES * 50);
  });

  it('would lose parcels if only the branch of who acts were asked', { timeout: 120_000 }, async () => {
    const { lock } = orderLookups;
    if (!lock) throw new Error('There is no lookup of the lock');
    vi.spyOn(lock, 'keyOf').mockImplementation(({ actor }) => actor.branch);
    expect(await firstFault(4 * SIEGES)).toMatch(/order\.(?:lost|discarded)/);
  });

  it.each([
    ['branchIsNotLocked', /order\./],
    ['notInAnotherBranch', /order\.warehoused/],
    ['notBroughtInSince', /order\.rejectionWithdrawn/],
  ])('would lose parcels without the rule %s', { timeout: 300_000 }, async (name, event) => {
    const rule = order.rules[name];
    if (!rule) throw new Error(`There is no rule ${name}`);
    vi.spyOn(rule, 'holds').mockReturnValue(true);
    expect(await firstFault(16 * SIEGES)).toMatch(event);
  });
});
