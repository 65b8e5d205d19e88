import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import { beginHistories, type Begun } from '#modelTesting/world/campaign.ts';
import { besiege, type Besieged } from '#modelTesting/world/siege.ts';

/** Aggregates of ordinary work before the count. */
const alive = { order: 60, package: 6, shipment: 6 };

let begun: Begun;
const siege = (number: number): Promise<Besieged> =>
  besiege(begun.begun.fork(), { seed: SEED + number, fixtures: begun.fixtures, alive });

/** Lays sieges until one finds a fault; returns its text, empty if none does. */
export async function firstFault(sieges: number): Promise<string> {
  for (let number = 0; number < sieges; number += 1) {
    const { faults } = await siege(number);
    if (faults.length > 0) return faults.join('; ');
  }
  return '';
}

/** Begins the world of a test file, and mends after each test what it broke. */
export function prepareSieges(): void {
  beforeAll(async () => {
    begun = await beginHistories();
  });
  afterEach(() => vi.restoreAllMocks());
}

/** Declares the test that a number of sieges lose nothing. */
export function keepsItsStock(sieges: number): void {
  it(`a branch under a count, with people of all branches at work, keeps its stock as it is, whatever they propose (SEED=${SEED})`, async () => {
    let [accepted, refused] = [0, 0];
    for (let number = 0; number < sieges; number += 1) {
      const outcome = await siege(number);
      expect(outcome.faults, `SEED=${SEED + number}`).toEqual([]);
      accepted += outcome.accepted;
      refused += outcome.refused;
    }
    expect(accepted).toBeGreaterThan(sieges * 20);
    expect(refused).toBeGreaterThan(sieges * 50);
  });
}
