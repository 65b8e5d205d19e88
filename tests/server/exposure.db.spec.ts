import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { refuseExposure } from '#server/exposure.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.pool);
});
afterAll(() => database.drop());

const open = (env: Record<string, string>) => refuseExposure(readConfig(env), database.pool);

describe('X9: a server that others than this machine reach', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'shweli.example'])(
    'a server that others than this machine reach refuses the demonstration accounts on %s',
    async (host) => {
      await expect(open({ HOST: host })).rejects.toThrow(
        /HOST=.*opens the server(.|\n)*DEMO=0(.|\n)*ANYONE_MAY_SIGN_IN=1/,
      );
      await expect(open({ HOST: host, NODE_ENV: 'production' })).rejects.toThrow('demonstration accounts');
    },
  );

  it('a server that others than this machine reach refuses to go without a captcha', async () => {
    await expect(open({ HOST: '0.0.0.0', DEMO: '0', CAPTCHA: 'off' })).rejects.toThrow('CAPTCHA=off');
  });

  it('a server starts without a demonstration, on loopback, or by the setting that says what it does', async () => {
    await expect(open({ HOST: '0.0.0.0', DEMO: '0' })).resolves.toBeUndefined();
    for (const host of ['127.0.0.1', 'localhost', '::1', '127.8.0.1'])
      await expect(open({ HOST: host, CAPTCHA: 'off' })).resolves.toBeUndefined();
    await expect(open({ HOST: '0.0.0.0', CAPTCHA: 'off', ANYONE_MAY_SIGN_IN: '1' })).resolves.toBeUndefined();
  });

  it('a server that others than this machine reach judges the world that the database has, whatever DEMO says', async () => {
    await database.pool.query(`insert into worlds (name, begun_at, finished_at) values ('demonstration', '', '')`);
    await expect(open({ HOST: '0.0.0.0', DEMO: '0' })).rejects.toThrow('demonstration accounts');
    await database.pool.query(`update worlds set name = 'empty'`);
    await expect(open({ HOST: '0.0.0.0' })).resolves.toBeUndefined();
  });
});
