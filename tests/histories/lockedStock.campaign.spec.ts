import { describe, expect, it, vi } from 'vitest';
import { orderLookups } from '#machines/lookups/order.ts';
import { order } from '#machines/order/index.ts';
import { firstFault, keepsItsStock, prepareSieges } from './sieges.ts';

const SIEGES = 12;

prepareSieges();
keepsItsStock(SIEGES);

describe('a branch under a count', () => {
  it('a branch under a count would lose parcels if only the branch of the actor were asked for the lock', async () => {
    const { lock } = orderLookups;
    if (!lock) throw new Error('There is no lookup of the lock');
    vi.spyOn(lock, 'keyOf').mockImplementation(({ actor }) => actor.branch);
    expect(await firstFault(4 * SIEGES)).toMatch(/order\.(?:lost|discarded)/);
  });

  it.each([
    ['branchIsNotLocked', /order\./],
    ['notInAnotherBranch', /order\.warehoused/],
    ['notBroughtInSince', /order\.rejectionWithdrawn/],
  ])('a branch under a count would lose parcels without the rule %s', async (name, event) => {
    const rule = order.rules[name];
    if (!rule) throw new Error(`There is no rule ${name}`);
    vi.spyOn(rule, 'holds').mockReturnValue(true);
    expect(await firstFault(16 * SIEGES)).toMatch(event);
  });
});
