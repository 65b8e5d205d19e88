import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { prepareWorld } from '#server/world.ts';
import { markWorld, refuseOtherWorld, worldIn } from '#server/worldMark.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const start = (demo: '0' | '1', more: Record<string, string> = {}) =>
  refuseOtherWorld(readConfig({ DEMO: demo, DATA_DIR: '/srv/shweli', ...more }), database.pool);

const mark = (name: 'demonstration' | 'empty', finished: string | null = '2026-11-01') =>
  markWorld(database.pool, { name, begun_at: '2026-11-01', finished_at: finished });

describe('a data directory', () => {
  it('a data directory is taken by either kind of start while it is new or unfinished', async () => {
    await expect(start('0')).resolves.toBeUndefined();
    await expect(start('1')).resolves.toBeUndefined();
    await mark('demonstration', null);
    await expect(start('0')).resolves.toBeUndefined();
  });

  it('a data directory with a demonstration refuses a company, and says where else to put the company', async () => {
    await mark('demonstration');
    await expect(start('1')).resolves.toBeUndefined();
    await expect(start('0')).rejects.toThrow(
      /^The data directory \/srv\/shweli holds the demonstration, .*another DATA_DIR/,
    );
    await expect(start('0', { DATABASE_URL: 'postgresql://db/shweli' })).rejects.toThrow(
      /^The database of DATABASE_URL holds the demonstration, .*another DATABASE_URL/,
    );
  });

  it('a data directory with a company refuses the demonstration', async () => {
    await mark('empty');
    await expect(start('0')).resolves.toBeUndefined();
    await expect(start('1')).rejects.toThrow(
      /holds a company of its own.*Start with DEMO=0, or choose another DATA_DIR/,
    );
  });

  it('a data directory without a mark is recognised as a demonstration by its people', async () => {
    await database.drop();
    database = await createTestDatabase('registeredName');
    await database.pool.query('delete from worlds');
    expect(await worldIn(database.pool)).toMatchObject({ name: 'demonstration' });
    await expect(start('0')).rejects.toThrow('holds the demonstration');
  });

  it('a data directory without a mark is recognised as a company by what is in it, and marked at the next start', async () => {
    const { pool } = database;
    const proposer = createProposer(pool, createSerials(pool));
    const prepare = () => prepareWorld(readConfig({ DEMO: '0' }), database, { proposer, clock: () => new Date() });
    await prepare();
    await pool.query('delete from worlds');
    await expect(start('1')).rejects.toThrow('holds a company of its own');
    expect(await prepare()).toEqual([]);
    expect((await pool.query('select name from worlds')).rows).toEqual([{ name: 'empty' }]);
  });
});
