import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword } from '#server/auth/credentials.ts';
import { createThrottle, delayAfter, MOST_FAILURES, networkOf } from '#server/auth/throttle.ts';
import { BROWSER, createWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.hire('S1', 'clerk');
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('truncate attempt_counters, address_counters'));

const wrong = { password: 'wrong1' };

test('the delays are none for four failures, then double up to fifteen minutes', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 14, 15, 99].map(delayAfter);
  expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 512, 900, 900]);
});

describe('counting, over the database', () => {
  test('the waits after failed attempts are those of the delays, and nothing gets in before', async () => {
    const throttle = createThrottle(world.database.pool);
    const at = (seconds: number) => throttle.at('account:x', new Date(seconds * 1000));
    for (let failure = 1; failure <= 5; failure += 1) await at(0);
    let now = 0;
    for (let failures = 5; failures <= 16; failures += 1) {
      const opens = now + delayAfter(failures);
      await expect(at(opens - 0.01)).rejects.toMatchObject({ code: 'signInTooMany', values: { seconds: 1 } });
      await at(opens);
      now = opens;
    }
  });

  test('people of one account who sign in at once do not wait for each other, whichever request was first', async () => {
    const throttle = createThrottle(world.database.pool);
    await throttle.at('account:w', new Date(1000));
    await expect(throttle.at('account:w', new Date(900))).resolves.toBeUndefined();
  });

  test('a day without an attempt forgets the failures of an account', async () => {
    const throttle = createThrottle(world.database.pool);
    const day = 24 * 3_600_000;
    for (let failure = 1; failure <= 5; failure += 1) await throttle.at('account:y', new Date(0));
    await throttle.at('account:y', new Date(day + 1));
    await throttle.at('account:y', new Date(day + 1));
    const { rows } = await world.database.pool.query(`select failures from attempt_counters where key = 'account:y'`);
    expect(rows).toEqual([{ failures: 2 }]);
  });

  test('a hundred attempts at once count as a hundred: only the free ones pass', async () => {
    const throttle = createThrottle(world.database.pool);
    const now = new Date(0);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => throttle.at('account:z', now)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test.each([
    ['10.1.2.3', '10.1.2.0/24'],
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ])('the network of the address %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});

describe('at the door', () => {
  test('after five failed logins even the right password waits, and the answer says how long', async () => {
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await world.login('clerk', wrong)).body).toMatchObject({ code: 'credentialsWrong' });
    }
    const refused = await world.login('clerk');
    expect(refused.body).toMatchObject({ status: 429, code: 'signInTooMany' });
    expect(refused.headers['retry-after']).toBe('1');
    world.later(1000);
    expect((await world.login('clerk')).status).toBe(200);
    expect((await world.login('clerk', wrong)).status).toBe(400);
  });

  test('a login with an unknown name waits just as one with a known name', async () => {
    for (let failure = 1; failure <= 5; failure += 1) await world.login('ghost', wrong);
    expect((await world.login('ghost', wrong)).body).toMatchObject({ status: 429, code: 'signInTooMany' });
  });

  test('a device that signed in before is not locked out by guesses from elsewhere, and counts its own failures', async () => {
    const page = await world.page('clerk');
    const headers = { ...BROWSER, cookie: page['cookie'] ?? '' };
    for (let failure = 1; failure <= 6; failure += 1) await world.login('clerk', wrong, { ip: '10.9.9.9' });
    expect((await world.login('clerk', {}, { ip: '10.9.9.9' })).status).toBe(429);
    expect((await world.login('clerk', {}, { headers })).status).toBe(200);
    for (let failure = 1; failure <= 5; failure += 1) await world.login('clerk', wrong, { headers });
    expect((await world.login('clerk', {}, { headers })).status).toBe(429);
  });

  test('guesses from one network do not keep the person out of another, also on a new device', async () => {
    for (let failure = 1; failure <= 6; failure += 1) await world.login('clerk', wrong, { ip: '10.9.9.9' });
    expect((await world.login('clerk', {}, { ip: '10.9.9.77' })).status).toBe(429);
    expect((await world.login('clerk', {}, { ip: '192.168.4.4' })).status).toBe(200);
  });

  test('guesses from many networks together stop the account at the ceiling', async () => {
    // Others have guessed before, but for the last two networks.
    await world.database.pool.query(
      `insert into attempt_counters (key, failures, blocked_until, last_at) values ('account:clerk', $1, $2, $2)`,
      [MOST_FAILURES - 8, world.now()],
    );
    for (const network of [1, 2])
      for (let failure = 1; failure <= 4; failure += 1) await world.login('clerk', wrong, { ip: `10.8.${network}.1` });
    expect((await world.login('clerk', {}, { ip: '192.168.4.4' })).body).toMatchObject({ code: 'accountStopped' });
  });

  test('a device cookie of one person opens nothing for another, nor does a made-up cookie', async () => {
    await world.hire('S2', 'sorter', { phone: '+959420000002' });
    const page = await world.page('clerk');
    for (let failure = 1; failure <= 5; failure += 1) await world.login('sorter', wrong);
    for (const cookie of [page['cookie'] ?? '', '__Host-device=abc.def', '__Host-device=']) {
      expect((await world.login('sorter', {}, { headers: { ...BROWSER, cookie } })).status).toBe(429);
    }
  });

  test('a hundred failures in a row stop the account until its password is reset', async () => {
    const { pool } = world.database;
    await pool.query(
      `insert into attempt_counters (key, failures, blocked_until, last_at) values ('account:clerk', $1, $2, $2)`,
      [MOST_FAILURES, world.now()],
    );
    world.later(48 * 3_600_000);
    expect((await world.login('clerk')).body).toMatchObject({ status: 429, code: 'accountStopped' });
    const initial = await resetPassword(pool, 'S1', world.now());
    expect((await world.login('clerk', { password: initial })).body).toMatchObject({ initPassword: 1 });
  });

  test('an address is limited to twenty failed logins a minute, for any name; successes do not count', async () => {
    await world.hire('S3', 'busy', { phone: '+959420000003' });
    for (let count = 0; count < 25; count += 1)
      expect((await world.login('busy', {}, { ip: '10.7.7.7' })).status).toBe(200);
    const throttle = createThrottle(world.database.pool);
    for (let count = 0; count < 20; count += 1) await throttle.fromAddress('10.7.7.7', world.now());
    expect((await world.login('busy', {}, { ip: '10.7.7.7' })).body).toMatchObject({ code: 'signInTooMany' });
    expect((await world.login('busy', {}, { ip: '10.7.7.8' })).status).toBe(200);
    for (let count = 0; count < 79; count += 1) await throttle.fromAddress(`10.7.7.${count + 20}`, world.now());
    expect((await world.login('busy', {}, { ip: '10.7.7.9' })).status).toBe(429);
    world.later(60_001);
    expect((await world.login('busy', {}, { ip: '10.7.7.7' })).status).toBe(200);
  });

  test('time ends the counters of failures, and only those that may end', async () => {
    const { pool } = world.database;
    const throttle = createThrottle(pool);
    await throttle.at('account:brief', world.now());
    await throttle.fromAddress('10.3.3.3', world.now());
    await pool.query(`insert into attempt_counters values ('account:stopped', $1, $2, $2)`, [
      MOST_FAILURES,
      world.now(),
    ]);
    world.later(25 * 3_600_000);
    await world.app.auth.sweep();
    const { rows } = await pool.query('select key from attempt_counters union all select key from address_counters');
    expect(rows).toEqual([{ key: 'account:stopped' }]);
  });
});
