import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '#server/auth/auth.ts';
import { createDemonstrationAccounts, DEMONSTRATION_PASSWORD as PASSWORD } from '#server/demo/accounts.ts';
import { codeAt, stepAt } from '#server/auth/secondFactor/totp.ts';
import { removeFactorByOperator } from '#server/administration/accounts.ts';
import { bytesOfBase32 } from '../../../support/base32.ts';
import { sealedPassword as sealed } from '../../../support/sealedPassword.ts';
import { serve, type Reply, type Serving } from '../../../support/serving.ts';
import { createStore, type Store } from '../../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  await createDemonstrationAccounts(store.pool);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => store.pool.query('truncate attempt_counters, address_counters'));

const ask = (method: 'GET' | 'POST', url: string, token: string | null, body?: object) =>
  server.ask(method, url, {
    as: null,
    ...(body ? { body } : {}),
    headers: token === null ? {} : { authorization: token },
  });

const login = (username: string): Promise<Reply> => ask('POST', '/auth/login', null, { username, password: PASSWORD });
const tokenIn = ({ body }: Reply): string => String(body['token']);

/** A phone with the secret of an account; codes are of the present step and later ones. */
interface Phone {
  readonly secret: Buffer;
  readonly step: number;
  readonly recoveryCodes: readonly string[];
}

/** Sets the second factor of a signed-in account up, with the password that was just proven. */
const setUp = async (username: string): Promise<Phone> => {
  const { authorization } = { authorization: await server.tokenOf(username) };
  const password = await sealedPassword(username);
  const begun = await ask('POST', '/api/users/secondFactor/begin', authorization, { password });
  expect(begun.status, begun.text).toBe(200);
  const secret = bytesOfBase32(String(begun.body['secret']));
  const step = stepAt(new Date());
  const confirmed = await ask('POST', '/api/users/secondFactor/confirm', authorization, { code: codeAt(secret, step) });
  expect(confirmed.status, confirmed.text).toBe(200);
  return { secret, step, recoveryCodes: confirmed.body['recoveryCodes'] as string[] };
};

const sealedPassword = (username: string, password: string = PASSWORD): Promise<string> =>
  sealed(server, username, password);

const enter = (token: string, code: string) => ask('POST', '/auth/secondFactor', token, { code });
const info = (token: string) => ask('GET', '/auth/info', token);

const propose = async (as: string, username: string, event: object) => {
  const id = await store.staffId(username);
  const { body } = await server.ask<{ results: { status: string; refusals: { code: string; rule: string }[] }[] }>(
    'POST',
    '/api/commands',
    { as, body: { commands: [{ key: crypto.randomUUID(), machine: 'staff', id, event }] } },
  );
  return body.results[0];
};

describe('an account without a second factor', () => {
  test('an account without a second factor signs in as ever, and its answers name none', async () => {
    const { status, body } = await login('clerk.yangon');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['initPassword', 'token', 'user']);
    expect((await info(String(body['token']))).status).toBe(200);
    expect((await enter(String(body['token']), '123456')).status).toBe(401);
    const own = await ask('GET', '/api/users/secondFactor', String(body['token']));
    expect(own.body).toEqual({ isOn: false, hasApp: false, passkeys: [], recoveryLeft: 0, isRequired: false });
  });
});

describe('a second factor', () => {
  test('a second factor is asked for after the password; until then the token opens nothing else', async () => {
    const phone = await setUp('courier.yangon');
    const first = await login('courier.yangon');
    expect(first.body).toMatchObject({ secondFactor: 'code', factors: ['app', 'recovery'], initPassword: 0 });
    expect(tokenIn(first)).toMatch(/^Bearer f\./);
    // Nothing of the person before the code.
    expect(first.body['user']).toEqual({
      user: {
        id: await store.staffId('courier.yangon'),
        username: 'courier.yangon',
        enabled: true,
        sysUserDept: [],
        roles: [],
        pwdResetTime: expect.any(String),
      },
      dataScopes: [],
      roles: [],
    });
    for (const [method, url, body] of [
      ['GET', '/auth/info', undefined],
      ['GET', '/api/menus/build', undefined],
      ['GET', '/api/users/secondFactor', undefined],
      ['POST', '/api/users/secondFactor/remove', { password: 'x', code: '1' }],
      ['POST', '/api/commands', { commands: [] }],
      ['POST', '/api/ws/ticket', {}],
    ] as const)
      expect((await ask(method, url, tokenIn(first), body)).status, url).toBe(401);
    // Whoever knows the password alone does not bring another phone.
    expect((await ask('POST', '/api/users/secondFactor/begin', tokenIn(first), {})).status).toBe(403);
    expect((await ask('POST', '/api/users/secondFactor/confirm', tokenIn(first), { code: '123456' })).status).toBe(403);

    const second = await enter(tokenIn(first), codeAt(phone.secret, phone.step + 1));
    expect(second.status, second.text).toBe(200);
    expect(second.body).not.toHaveProperty('secondFactor');
    expect(tokenIn(second)).toMatch(/^Bearer s\./);
    expect((await info(tokenIn(second))).body).toEqual(second.body['user']);
    // The token that waited is used up.
    expect((await enter(tokenIn(first), codeAt(phone.secret, phone.step + 1))).status).toBe(401);
  });

  test('a second factor takes no code twice, nor an older one, and the code of the setting up not again', async () => {
    const phone = await setUp('clerk.mandalay');
    const token = tokenIn(await login('clerk.mandalay'));
    expect((await enter(token, codeAt(phone.secret, phone.step))).body).toMatchObject({ code: 'factorReplayed' });
    const inBurmese = codeAt(phone.secret, phone.step + 1).replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(0x1040 + Number(digit)),
    );
    expect((await enter(token, inBurmese)).status).toBe(200);
    const next = tokenIn(await login('clerk.mandalay'));
    for (const step of [phone.step + 1, phone.step])
      expect((await enter(next, codeAt(phone.secret, step))).body, String(step)).toMatchObject({ status: 400 });
    expect((await enter(next, codeAt(phone.secret, phone.step + 1))).body).toMatchObject({ code: 'factorReplayed' });
  });

  test('a second factor takes one code of two that come at once', async () => {
    const phone = await setUp('sorter.muse');
    const tokens = await Promise.all([login('sorter.muse'), login('sorter.muse')]);
    const code = codeAt(phone.secret, phone.step + 1);
    const answers = await Promise.all(tokens.map((one) => enter(tokenIn(one), code)));
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400]);
  });

  test('a second factor takes each recovery code once, in any case, and counts those left', async () => {
    const phone = await setUp('support');
    expect(phone.recoveryCodes).toHaveLength(10);
    const [code = ''] = phone.recoveryCodes;
    const first = await enter(tokenIn(await login('support')), code.toUpperCase().replace('-', ' '));
    expect(first.status, first.text).toBe(200);
    expect((await ask('GET', '/api/users/secondFactor', tokenIn(first))).body).toMatchObject({
      isOn: true,
      since: expect.stringMatching(/Z$/),
      recoveryLeft: 9,
    });
    expect((await enter(tokenIn(await login('support')), code)).body).toMatchObject({ code: 'factorWrong' });
    const twice = phone.recoveryCodes[1] ?? '';
    const tokens = await Promise.all([login('support'), login('support')]);
    const answers = await Promise.all(tokens.map((one) => enter(tokenIn(one), twice)));
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400]);
  });

  test('a second factor makes guesses wait, also with other sign-ins, and stops them in the end', async () => {
    const phone = await setUp('finance');
    const codes: unknown[] = [];
    for (let guess = 0; guess < 5; guess += 1)
      codes.push((await enter(tokenIn(await login('finance')), '000000')).body['code']);
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'factorWrong'));
    // The wait grows with each guess; the right code waits too.
    await store.pool.query(
      `update attempt_counters set blocked_until = blocked_until + interval '1 minute' where key like 'factor:%'`,
    );
    const token = tokenIn(await login('finance'));
    expect((await enter(token, codeAt(phone.secret, phone.step + 1))).body).toMatchObject({ code: 'signInTooMany' });
    await store.pool.query(`update attempt_counters set failures = 100 where key like 'factor:%'`);
    expect((await enter(token, codeAt(phone.secret, phone.step + 1))).body).toMatchObject({ code: 'accountStopped' });
  });

  test('nobody changes a second factor by the password alone: setting up and removal ask for the password', async () => {
    const token = await server.tokenOf('trainer');
    for (const password of [undefined, '', await sealedPassword('trainer', 'wrongpass1'), PASSWORD]) {
      const body = password === undefined ? {} : { password };
      expect((await ask('POST', '/api/users/secondFactor/begin', token, body)).status, password).toBe(400);
    }
    expect((await ask('POST', '/api/users/secondFactor/confirm', token, { code: '123456' })).body).toMatchObject({
      code: 'factorNotBegun',
    });
    const phone = await setUp('trainer');
    const code = codeAt(phone.secret, phone.step + 1);
    const wrong = await ask('POST', '/api/users/secondFactor/remove', token, {
      password: await sealedPassword('trainer', 'wrongpass1'),
      code,
    });
    expect(wrong.body).toMatchObject({ code: 'passwordWrong' });
    const withoutCode = { password: await sealedPassword('trainer'), code: '000000' };
    expect((await ask('POST', '/api/users/secondFactor/remove', token, withoutCode)).body).toMatchObject({
      code: 'factorWrong',
    });
    const body = { password: await sealedPassword('trainer'), code };
    expect((await ask('POST', '/api/users/secondFactor/remove', token, body)).status).toBe(204);
    expect((await login('trainer')).body).not.toHaveProperty('secondFactor');
  });

  test('a second factor is replaced by another phone, and the codes of the first phone end', async () => {
    const first = await setUp('auditor');
    const second = await setUp('auditor');
    const token = tokenIn(await login('auditor'));
    expect((await enter(token, first.recoveryCodes[0] ?? '')).body).toMatchObject({ code: 'factorWrong' });
    expect((await enter(token, codeAt(second.secret, second.step + 1))).status).toBe(200);
  });

  test('a second factor is on record, and its secret nowhere: not in the log, nor in rows, answers or tables in plain', async () => {
    const phone = await setUp('manager.mandalay');
    const id = await store.staffId('manager.mandalay');
    const { rows } = await store.pool.query(
      `select type, data, actor ->> 'onBehalfOf' as by from events where id = $1 order by version desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ type: 'staff.secondFactorSet', data: {}, by: id }]);
    const stored = await store.pool.query('select row_to_json(second_factors)::text as text from second_factors');
    const [code = ''] = phone.recoveryCodes;
    const texts = [
      ...stored.rows.map(({ text }) => String(text)),
      (await server.get('/api/users/secondFactor', 'manager.mandalay')).text,
      (await server.get(`/api/streams/staff/${id}`)).text,
      (await server.get(`/api/streams/staff/${id}/events`)).text,
      (await server.get('/api/users/log', 'manager.mandalay')).text,
    ];
    for (const text of texts) {
      expect(text).not.toContain(phone.secret.toString('hex'));
      expect(text).not.toContain(code);
      expect(text).not.toContain(Buffer.from(code).toString('hex'));
    }
    const { body } = await server.get<{ row: Record<string, unknown> }>(`/api/streams/staff/${id}`);
    expect(body.row).toMatchObject({ secondFactor: true, secondFactorSince: expect.stringMatching(/Z$/) });
  });
});

describe('a role that requires a second factor', () => {
  test('a role that requires a second factor has its holders set it up before anything else, and keeps them from removing it', async () => {
    const amended = await server.ask<{ results: { status: string }[] }>('POST', '/api/commands', {
      body: {
        commands: [
          {
            key: crypto.randomUUID(),
            machine: 'role',
            id: 'transport',
            event: { type: 'role.amended', secondFactor: true },
          },
        ],
      },
    });
    expect(amended.body.results[0]?.status).toBe('accepted');
    const waiting = await login('transport.muse');
    expect(waiting.body).toMatchObject({ secondFactor: 'setUp' });
    const token = tokenIn(waiting);
    expect((await info(token)).status).toBe(401);
    expect((await enter(token, '123456')).body).toMatchObject({ code: 'factorMissing' });
    const begun = await ask('POST', '/api/users/secondFactor/begin', token, {});
    expect(begun.body['address']).toMatch(/^otpauth:\/\/totp\/.+:transport\.muse\?secret=[A-Z2-7]{32}&/);
    const picture = begun.body['picture'] as string[];
    expect(picture.every((row) => row.length === picture.length && /^[01]+$/.test(row))).toBe(true);
    const secret = bytesOfBase32(String(begun.body['secret']));
    const step = stepAt(new Date());
    expect((await ask('POST', '/api/users/secondFactor/confirm', token, { code: '000000' })).body).toMatchObject({
      code: 'factorWrong',
    });
    const confirmed = await ask('POST', '/api/users/secondFactor/confirm', token, { code: codeAt(secret, step) });
    expect(confirmed.body['recoveryCodes']).toHaveLength(10);
    const signedIn = confirmed.body['signedIn'] as { token: string };
    expect((await info(signedIn.token)).status).toBe(200);
    expect((await ask('POST', '/api/users/secondFactor/begin', token, {})).status).toBe(401);
    expect((await login('transport.muse')).body).toMatchObject({ secondFactor: 'code' });
    const remove = { password: await sealedPassword('transport.muse'), code: codeAt(secret, step + 1) };
    expect((await ask('POST', '/api/users/secondFactor/remove', signedIn.token, remove)).body).toMatchObject({
      code: 'factorRequired',
    });
  });
});

describe('a lost phone', () => {
  const asked = { type: 'staff.secondFactorResetAsked', reason: 'Lost the phone' };
  const reset = { type: 'staff.secondFactorReset' };

  test('a lost phone is forgotten by two others: never by one, never by oneself, never without the request', async () => {
    await setUp('clerk.muse');
    expect(await propose('admin', 'clerk.muse', reset)).toMatchObject({ refusals: [{ rule: 'secondPersonAsked' }] });
    for (const as of ['clerk.muse', 'clerk.yangon', 'auditor'])
      expect((await propose(as, 'clerk.muse', asked))?.status, as).toBe('refused');
    expect(await propose('admin', 'clerk.muse', asked)).toMatchObject({ status: 'accepted' });
    expect(await propose('admin', 'clerk.muse', reset)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'secondPerson', rule: 'staff.resetAskedByAnother' }],
    });
    await propose('operations', 'clerk.muse', { type: 'staff.secondFactorResetWithdrawn' });
    expect(await propose('operations', 'clerk.muse', asked)).toMatchObject({ status: 'accepted' });
    // Who asks may hold less than the person, who confirms may not.
    expect((await propose('operations', 'clerk.muse', reset))?.status).toBe('refused');
    expect((await propose('clerk.muse', 'clerk.muse', reset))?.status).toBe('refused');
    expect((await login('clerk.muse')).body).toMatchObject({ secondFactor: 'code' });
    expect(await propose('admin', 'clerk.muse', reset)).toMatchObject({ status: 'accepted' });
    expect((await login('clerk.muse')).body).not.toHaveProperty('secondFactor');
    expect(
      (await store.pool.query('select from second_factors where staff_id = $1', [await store.staffId('clerk.muse')]))
        .rowCount,
    ).toBe(0);
  });

  test('the reset for a lost phone that was found again is withdrawn, and the factor stays', async () => {
    await setUp('clerk.lashio');
    await propose('operations', 'clerk.lashio', asked);
    const withdrawn = { type: 'staff.secondFactorResetWithdrawn' };
    expect(await propose('admin', 'clerk.lashio', withdrawn)).toMatchObject({ status: 'accepted' });
    expect((await propose('admin', 'clerk.lashio', reset))?.status).toBe('refused');
    expect((await login('clerk.lashio')).body).toMatchObject({ secondFactor: 'code' });
  });

  test('the lost phone of an administrator is not reset by a person who may do less', async () => {
    await setUp('admin');
    expect((await propose('admin', 'admin', asked))?.status).toBe('refused');
    expect(await propose('manager.yangon', 'admin', asked)).toMatchObject({ status: 'accepted' });
    expect(await propose('operations', 'admin', reset)).toMatchObject({
      status: 'refused',
      refusals: [{ rule: 'staff.isBelowActor' }],
    });
  });

  test('the lost phone of the only administrator is removed by an operator of the server, on record', async () => {
    expect((await login('admin')).body).toMatchObject({ secondFactor: 'code' });
    const operating = { pool: store.pool, proposer: store.proposer, now: new Date() };
    await removeFactorByOperator(operating, 'admin');
    expect((await login('admin')).body).not.toHaveProperty('secondFactor');
    await expect(removeFactorByOperator(operating, 'admin')).rejects.toThrow(/no second factor/);
    await expect(removeFactorByOperator(operating, 'nobody')).rejects.toThrow(/Nobody signs in as nobody/);
  });
});

describe('the clock', () => {
  test('the clock may be a step early or late, not two; a begun set-up must be confirmed within a quarter of an hour', async () => {
    let now = new Date('2026-11-21T02:00:15Z');
    const auth = createAuth({
      database: store.database,
      config: { captcha: false, trustedProxies: [] },
      clock: () => now,
    });
    const staffId = await store.staffId('courier.lashio');
    const caller = () => ({
      username: 'courier.lashio',
      staffId,
      ip: '10.1.2.3',
      userAgent: 'test',
      session: null,
      now,
    });
    const factor = auth.secondFactor;
    const begun = await factor.begin(caller(), 'en');
    const secret = bytesOfBase32(begun.secret);
    const here = () => stepAt(now);
    for (const skew of [-2, 2])
      await expect(factor.prepare(caller(), codeAt(secret, here() + skew)), String(skew)).rejects.toThrow(
        'factorWrong',
      );
    now = new Date(now.getTime() + 16 * 60_000);
    await expect(factor.prepare(caller(), codeAt(secret, here()))).rejects.toThrow('factorNotBegun');
    const again = bytesOfBase32((await factor.begin(caller(), 'en')).secret);
    await factor.prepare(caller(), codeAt(again, here() - 1));
    await expect(factor.prepare(caller(), codeAt(again, here()))).rejects.toThrow('factorNotBegun');
  });
});
