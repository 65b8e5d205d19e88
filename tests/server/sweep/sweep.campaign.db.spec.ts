import { describe, expect, it } from 'vitest';
import { CALLS } from '#calls/areas.ts';
import { keyOf } from '#calls/contract.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { PRINTED, type PrintedMachine } from '#machines/fields/printing.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { printLabel } from './files.ts';
import type { Listener } from '../live/wire.ts';
import { changeAll, heardBy, listen, OPENER } from './live.ts';
import { post } from './request.ts';
import { isForEach, machinesOf, prepareSweepers, subjectOf, sweeperOf, sweeping, swept } from './sweeping.ts';
import { UNSWEPT } from './unswept.ts';

describe('no whole phone, e-mail or identity number', () => {
  prepareSweepers(ACCOUNTS);
  sweeping(ACCOUNTS);

  it.each(ACCOUNTS)(
    'no whole phone, e-mail or identity number is on paper that %s prints, but the phone of who is called, on record',
    async (account) => {
      const sweeper = sweeperOf(account);
      const subject = await subjectOf(account);
      for (const machine of Object.keys(PRINTED) as PrintedMachine[])
        for (const id of subject.idsOf(machine).slice(0, 2)) await printLabel(sweeper, machine, id);
      expect(sweeper.faults).toEqual([]);
    },
  );

  it.each(['auditor', 'admin'])(
    'no whole phone, e-mail or identity number is in a pack of evidence that %s takes',
    async (account) => {
      const sweeper = sweeperOf(account);
      for (const machine of account === 'auditor' ? Object.keys(aggregateTypes) : ['staff', 'bill']) {
        const query = { machine, ...(machine === 'order' ? { branch: 'MUS' } : {}) };
        const sample = { seed: 'sweep', size: 2 };
        await sweeper.ask(post('/api/audit/evidence', { query, sample }), { filed: true, knownOnly: true });
      }
      expect(sweeper.faults).toEqual([]);
    },
  );

  it('no whole phone, e-mail or identity number is in a message of any socket, unless its reader opened the record by the right', async () => {
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
  });

  it('no whole phone, e-mail or identity number is in a line of the server’s log', () => {
    const { logged } = swept.world;
    expect(logged.length).toBeGreaterThan(1000);
    expect(logged.filter((line) => swept.search(line).length > 0)).toEqual([]);
  });

  it('no call of the server is left without a search for whole phones, e-mails and identity numbers', () => {
    const operations = CALLS.flatMap(({ contract }) => {
      const key = keyOf(contract);
      if (Object.hasOwn(UNSWEPT, key)) return [];
      return isForEach(contract) ? machinesOf(contract).map((machine) => `${key} ${machine}`) : [key];
    });
    expect(operations.filter((one) => !swept.answered.has(one))).toEqual([]);
  });
});
