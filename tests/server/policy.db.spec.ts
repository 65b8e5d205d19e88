import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { CALLS } from '#calls/areas.ts';
import { keyOf } from '#calls/contract.ts';
import { POLICY } from '#server/policy.ts';
import { createServer } from '#server/server.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { DATA_DIR, NO_LIMITS } from '../support/serving.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof createServer>>['app'];
const keys: readonly string[] = CALLS.map(({ contract }) => keyOf(contract));

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await createServer({ config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR }), database, rates: NO_LIMITS }));
  // A plugin adds the routes of forms, which is loaded by now.
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const callOf = (key: string) => {
  const [method = '', path = ''] = key.split(' ');
  return { method: method as 'GET', url: path.replace(/:\w+/g, 'x') };
};

describe('the policy of the whole server', () => {
  test('every contract is implemented, and has its row in the policy; every row has its contract', () => {
    expect(keys.length).toBeGreaterThan(90);
    const missing = CALLS.filter(({ contract: { method, path } }) => !app.hasRoute({ method, url: path }));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(POLICY).toSorted()).toEqual(keys.toSorted());
  });

  test('every call that is not public refuses who is not signed in, and tokens of every wrong kind', async () => {
    const guarded = keys.filter((key) => POLICY[key]?.access !== 'public');
    const secret = 'A'.repeat(43);
    const tokens = [
      '',
      'Bearer',
      `Bearer s.${secret}`,
      `Bearer c.${secret}`,
      `Bearer b.${'A'.repeat(22)}.${secret}`,
      'admin',
    ];
    const answered: string[] = [];
    for (const key of guarded) {
      for (const authorization of tokens) {
        const { statusCode } = await app.inject({ ...callOf(key), headers: { authorization } });
        if (statusCode !== 401) answered.push(`${key} with '${authorization}': ${statusCode}`);
      }
    }
    expect(answered).toEqual([]);
  });

  test('every call refuses another site, but for what receivers see, which links lead to from anywhere', async () => {
    const answered: string[] = [];
    for (const key of keys.filter((one) => POLICY[one]?.rateClass !== 'tracking')) {
      const { statusCode } = await app.inject({ ...callOf(key), headers: { origin: 'http://evil.test' } });
      if (statusCode !== 403) answered.push(`${key}: ${statusCode}`);
    }
    expect(answered).toEqual([]);
  });

  test('every write refuses what is not JSON', async () => {
    const answered: string[] = [];
    const forms = CALLS.filter(({ contract }) => 'urlencoded' in contract).map(({ contract }) => keyOf(contract));
    expect(forms).toEqual(['POST /t/:number']);
    const writes = keys.filter((one) => !one.startsWith('GET') && POLICY[one]?.access === 'public');
    for (const key of writes.filter((one) => !forms.some((form) => form === one))) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode } = await app.inject({ ...callOf(key), headers, payload: 'a=1' });
      if (statusCode !== 415) answered.push(`${key}: ${statusCode}`);
    }
    expect(answered).toEqual([]);
  });
});
