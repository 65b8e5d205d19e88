import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { openLedger, type Ledger } from '#server/ledger/openLedger.ts';

let directory: string;
let opened: Ledger[];
const settings = () => ({ dataDirectory: directory, databaseUrl: undefined, port: 4321 });

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  opened = [];
  directory = await mkdtemp(join(tmpdir(), 'shweli-borrowed-'));
  const database = await openDatabase(settings());
  await database.close();
});
afterEach(async () => {
  await Promise.allSettled(opened.map((ledger) => ledger.close()));
  await rm(directory, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const open = async (): Promise<Ledger> => {
  const ledger = await openLedger(settings());
  opened.push(ledger);
  return ledger;
};
const asked = async ({ pool }: Ledger): Promise<unknown> => (await pool.query('select 7 as number')).rows;

describe('an embedded database that two commands use at once', () => {
  it('an embedded database that two commands use at once lives until the last of them ends, and can be opened again', async () => {
    const [first, second] = [await open(), await open()];
    expect([first.held, second.held]).toEqual([false, true]);
    const ended = vi.fn();
    const closing = first.close().then(ended);
    await expect
      .poll(() => vi.mocked(console.log).mock.calls.flat())
      .toEqual(['Another command uses this database: it is stopped once that one has ended.']);
    expect(await asked(second)).toEqual([{ number: 7 }]);
    expect(ended).not.toHaveBeenCalled();
    await second.close();
    await closing;
    opened = [];
    expect((await open()).held).toBe(false);
  });

  it('an embedded database is lent as soon as it has started, also to a command of the same moment', async () => {
    const ledgers = await Promise.all([open(), open(), open()]);
    expect(ledgers.filter(({ held }) => held)).toHaveLength(2);
    for (const ledger of ledgers) expect(await asked(ledger)).toEqual([{ number: 7 }]);
  });

  it('an embedded database answers a command that came while its holder ended: lent until that one ends, or started again', async () => {
    const first = await open();
    const closing = first.close();
    const second = await open();
    expect(await asked(second)).toEqual([{ number: 7 }]);
    await second.close();
    await closing;
    opened = [];
  });
});
