import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallKey } from '#calls/areas.ts';
import { keyOf, type Contract } from '#calls/contract.ts';
import { readGroups } from '#calls/groups.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { listed } from '#machines/listed.ts';
import { REPORTS } from '#machines/reports.ts';
import { PRINTED, type PrintedMachine } from '#machines/prints.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { POLICY } from '#server/policy.ts';
import { exportList, listsFor, printLabel } from './files.ts';
import { createSearch } from './found.ts';
import { knownIn } from './known.ts';
import type { Listener } from '../live/wire.ts';
import type { Special } from './judge.ts';
import { changeAll, heardBy, listen, OPENER } from './live.ts';
import { plant } from './plant.ts';
import { PLANS } from './plans.ts';
import { post, type Request, type Subject } from './request.ts';
import { subjectsOf } from './subject.ts';
import { createSweeper, type Sweeper, type Swept } from './sweeper.ts';
import { UNSWEPT } from './unswept.ts';
import { createSweptWorld } from './world.ts';

/** The longest takes ten seconds on idle cores, and minutes beside other work. */
const LONG_MS = 300_000;

let swept: Swept;
let subjectOf: (account: string) => Promise<Subject>;
const sweepers = new Map<string, Sweeper>();

beforeAll(async () => {
  const world = await createSweptWorld();
  const planted = await plant(world);
  const known = await knownIn(world.pool);
  swept = { world, known, search: createSearch(known), answered: new Set() };
  subjectOf = await subjectsOf(swept, planted);
  for (const account of ACCOUNTS) sweepers.set(account, await createSweeper(swept, account));
}, LONG_MS);
afterAll(() => swept.world.close());

const sweeperOf = (account: string): Sweeper => {
  const found = sweepers.get(account);
  if (!found) throw new Error(`Nobody is called ${account}`);
  found.faults.length = 0;
  return found;
};

const isForEach = ({ path }: Contract): boolean => path.startsWith('/api/:machine/');

/** Machines of a call: every list, every aggregate type, or one nameless for a call without. */
const machinesOf = (contract: Contract): readonly string[] => {
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

describe('no whole phone, e-mail or identity number', () => {
  it.each(ACCOUNTS)(
    'is in any answer to %s without the right; what is shown is on record once',
    async (account) => {
      const sweeper = sweeperOf(account);
      const subject = await subjectOf(account);
      for (const { contract } of CALLS)
        for (const machine of machinesOf(contract))
          await askAll(sweeper, PLANS[keyOf(contract) as CallKey]?.(subject, machine) ?? [], {
            knownOnly: contract.path.endsWith('/case'),
          });
      expect(sweeper.faults).toEqual([]);
    },
    LONG_MS,
  );

  it.each(ACCOUNTS)(
    'is in a sheet that %s exports; what is taken away is on record once',
    async (account) => {
      const sweeper = sweeperOf(account);
      const taken: string[] = [];
      for (const machine of listsFor(account)) taken.push(...(await exportList(sweeper, machine)));
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
    LONG_MS,
  );

  it.each(ACCOUNTS)(
    'is on paper that %s prints, but the phone of who is called, on record',
    async (account) => {
      const sweeper = sweeperOf(account);
      const subject = await subjectOf(account);
      for (const machine of Object.keys(PRINTED) as PrintedMachine[])
        for (const id of subject.idsOf(machine).slice(0, 2)) await printLabel(sweeper, machine, id);
      expect(sweeper.faults).toEqual([]);
    },
    LONG_MS,
  );

  it.each(['auditor', 'admin'])(
    'is in a pack of evidence that %s takes',
    async (account) => {
      const sweeper = sweeperOf(account);
      for (const machine of account === 'auditor' ? Object.keys(aggregateTypes) : ['staff', 'bill']) {
        const query = { machine, ...(machine === 'order' ? { branch: 'MUS' } : {}) };
        const sample = { seed: 'sweep', size: 2 };
        await sweeper.ask(post('/api/audit/evidence', { query, sample }), { filed: true, knownOnly: true });
      }
      expect(sweeper.faults).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'is in a message of any socket, unless its reader opened the record by the right',
    async () => {
      const listeners = new Map<string, Listener>();
      for (const account of ACCOUNTS) listeners.set(account, await listen(swept, account));
      const { count, refused } = await changeAll(swept);
      expect(refused).toEqual([]);
      const opener = listeners.get(OPENER);
      await opener?.until('all was told', () => opener.events().length >= count);
      for (const [account, listener] of listeners) {
        const { faults, shown } = await heardBy(swept, sweeperOf(account), listener);
        expect([account, ...faults]).toEqual([account]);
        expect(shown > 0).toBe(account === OPENER);
        listener.socket.terminate();
      }
    },
    LONG_MS,
  );

  it('is in a line of the server’s log', () => {
    const { logged } = swept.world;
    expect(logged.length).toBeGreaterThan(1000);
    expect(logged.filter((line) => swept.search(line).length > 0)).toEqual([]);
  });

  it('is left unsought in no call', () => {
    const operations = CALLS.flatMap(({ contract }) => {
      const key = keyOf(contract);
      if (Object.hasOwn(UNSWEPT, key)) return [];
      return isForEach(contract) ? machinesOf(contract).map((machine) => `${key} ${machine}`) : [key];
    });
    expect(operations.filter((one) => !swept.answered.has(one))).toEqual([]);
  });
});
