import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS, type CallKey } from '#calls/areas.ts';
import { keyOf, type Contract } from '#calls/contract.ts';
import { readGroups } from '#calls/groups.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { REPORTS } from '#machines/catalogue/reports.ts';
import { POLICY } from '#server/policy.ts';
import { exportList, listsFor } from './files.ts';
import { createSearch } from './found.ts';
import { knownIn } from './known.ts';
import type { Special } from './judge.ts';
import { plant } from './plant.ts';
import { PLANS } from './plans.ts';
import type { Request, Subject } from './request.ts';
import { subjectsOf } from './subject.ts';
import { createSweeper, type Sweeper, type Swept } from './sweeper.ts';
import { createSweptWorld } from './world.ts';

export let swept: Swept;
export let subjectOf: (account: string) => Promise<Subject>;
const sweepers = new Map<string, Sweeper>();

/** Returns the sweeper of an account, with no fault yet. */
export const sweeperOf = (account: string): Sweeper => {
  const found = sweepers.get(account);
  if (!found) throw new Error(`Nobody is called ${account}`);
  found.faults.length = 0;
  return found;
};

export const isForEach = ({ path }: Contract): boolean => path.startsWith('/api/:machine/');

/** Machines of a call: every list, every aggregate type, or one nameless for a call without. */
export const machinesOf = (contract: Contract): readonly string[] => {
  // Messages have a list of their own, which precedes the one for every machine.
  const literal = (machine: string) => `${contract.method} ${contract.path.replace(':machine', machine)}`;
  if (contract === readGroups) return Object.keys(REPORTS);
  if (isForEach(contract)) return Object.keys(listed).filter((machine) => !Object.hasOwn(POLICY, literal(machine)));
  return contract.path.includes(':machine') ? Object.keys(aggregateTypes) : [''];
};

/** Records that are refused to an account before it stops asking for those of a machine. */
const MOST_REFUSED = 2;

async function askAll(sweeper: Sweeper, requests: readonly Request[], special: Special): Promise<void> {
  let refused = 0;
  for (const request of requests)
    if (refused < MOST_REFUSED && (await sweeper.ask(request, special)).status === 403) refused += 1;
}

/** Makes the world and the sweepers of some accounts for a test file. */
export function prepareSweepers(accounts: readonly string[]): void {
  beforeAll(async () => {
    const world = await createSweptWorld();
    const planted = await plant(world);
    const known = await knownIn(world.pool);
    swept = { world, known, search: createSearch(known), answered: new Set() };
    subjectOf = await subjectsOf(swept, planted);
    for (const account of accounts) sweepers.set(account, await createSweeper(swept, account));
  });
  afterAll(() => swept.world.close());
}

/** Declares the tests of the chosen calls by some accounts, and of the sheets of the chosen lists. */
export function sweeping(
  accounts: readonly string[],
  chosen: <Item>(all: readonly Item[]) => readonly Item[] = (all) => all,
): void {
  it.each(accounts)(
    'no whole phone, e-mail or identity number is in any answer to %s without the right; what is shown is on record once',
    async (account) => {
      const sweeper = sweeperOf(account);
      const subject = await subjectOf(account);
      for (const { contract } of chosen(CALLS))
        for (const machine of machinesOf(contract))
          await askAll(sweeper, PLANS[keyOf(contract) as CallKey]?.(subject, machine) ?? [], {
            knownOnly: contract.path.endsWith('/case'),
          });
      expect(sweeper.faults).toEqual([]);
    },
  );

  it.each(accounts)(
    'no whole phone, e-mail or identity number is in a sheet that %s exports; what is taken away is on record once',
    async (account) => {
      const sweeper = sweeperOf(account);
      const taken: string[] = [];
      for (const machine of chosen(listsFor(account))) taken.push(...(await exportList(sweeper, machine)));
      expect(sweeper.faults).toEqual([]);
      const { body } = await swept.world.server.ask<{ records: { lives: string[] }[] }>(
        'POST',
        '/api/personalRead/page',
        {
          as: 'auditor',
          body: {
            pageSize: 100,
            filters: [
              { field: 'way', op: 'eq', value: 'exported' },
              { field: 'lives', op: 'in', value: taken },
            ],
          },
        },
      );
      expect(body.records.flatMap(({ lives }) => lives).toSorted()).toEqual(taken.toSorted());
    },
  );
}
