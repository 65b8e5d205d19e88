import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeFactorByOperator } from '#server/administration/accounts.ts';
import { unsafeAccounts } from '#server/administration/unsafe.ts';
import { codeAt, stepAt } from '#server/auth/secondFactor/totp.ts';
import { createDemonstrationAccounts, DEMONSTRATION_PASSWORD as PASSWORD } from '#server/demo/accounts.ts';
import { createAuthenticator, type Authenticator, type Forged } from '../../../support/authenticator.ts';
import { bytesOfBase32 } from '../../../support/base32.ts';
import { sealedPassword } from '../../../support/sealedPassword.ts';
import { serve, type Reply, type Serving } from '../../../support/serving.ts';
import { createStore, type Store } from '../../../support/world.ts';

const HERE = { rpId: 'localhost', origin: 'http://localhost' };

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

const ask = (url: string, token: string, body: object = {}, headers: Record<string, string> = {}) =>
  server.ask('POST', url, { as: null, body, headers: { authorization: token, ...headers } });

const tokenIn = ({ body }: Reply): string => String(body['token']);
const challengeIn = ({ body }: Reply) => ({ challenge: String(body['challenge']) });

const login = (username: string): Promise<Reply> =>
  server.ask('POST', '/auth/login', { as: null, body: { username, password: PASSWORD } });

const beginAdding = async (username: string, name: string): Promise<Reply> =>
  ask('/api/users/passkeys/begin', await server.tokenOf(username), {
    name,
    password: await sealedPassword(server, username, PASSWORD),
  });

/** Begins a passkey and answers with a new authenticator, or with one that forges. */
const tryToAdd = async (username: string, name: string, forged: Forged = {}) => {
  const begun = await beginAdding(username, name);
  expect(begun.status, begun.text).toBe(200);
  const authenticator = createAuthenticator(HERE);
  const passkey = authenticator.create(challengeIn(begun), forged);
  const added = await ask('/api/users/passkeys', await server.tokenOf(username), { passkey });
  return { authenticator, begun, added };
};

const add = async (username: string, name = 'Work phone'): Promise<Authenticator & { codes: string[] }> => {
  const { authenticator, added } = await tryToAdd(username, name);
  expect(added.status, added.text).toBe(200);
  return { ...authenticator, codes: added.body['recoveryCodes'] as string[] };
};

/** A sign-in that waits for the second factor, with the challenge of its session. */
const waiting = async (username: string) => {
  const token = tokenIn(await login(username));
  const begun = await ask('/auth/passkey/begin', token);
  expect(begun.status, begun.text).toBe(200);
  return { token, begun, asked: challengeIn(begun) };
};

const signIn = async (username: string, authenticator: Authenticator, forged: Forged = {}): Promise<Reply> => {
  const { token, asked } = await waiting(username);
  return ask('/auth/passkey', token, { passkey: authenticator.get(asked, forged) });
};

const remove = async (username: string, name: string, password = PASSWORD): Promise<Reply> =>
  ask('/api/users/passkeys/remove', await server.tokenOf(username), {
    name,
    password: await sealedPassword(server, username, password),
  });

const own = (username: string) => server.get('/api/users/secondFactor', username);

const rowOf = async (username: string) => {
  const { rows } = await store.pool.query<{ row: Record<string, unknown> }>(
    'select row from row_staff where username = $1',
    [username],
  );
  return rows[0]?.row;
};

const propose = async (as: string, username: string, event: object) => {
  const id = await store.staffId(username);
  const { body } = await server.ask<{ results: { status: string; refusals: { code: string; rule: string }[] }[] }>(
    'POST',
    '/api/commands',
    { as, body: { commands: [{ key: crypto.randomUUID(), machine: 'staff', id, event }] } },
  );
  return body.results[0];
};

const outcomesOf = async (username: string): Promise<string[]> =>
  (await store.pool.query('select outcome from sign_ins where username = $1 order by at', [username])).rows.map(
    ({ outcome }) => String(outcome),
  );

describe('a passkey', () => {
  test('a passkey is added with a name, brings recovery codes as the first factor, and signs in after the password', async () => {
    const begun = await beginAdding('courier.yangon', '  Work\tphone ');
    expect(begun.body).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'courier.yangon' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
      excludeCredentials: [],
    });
    const phone = createAuthenticator(HERE);
    const token = await server.tokenOf('courier.yangon');
    const added = await ask('/api/users/passkeys', token, { passkey: phone.create(challengeIn(begun)) });
    expect(added.body['recoveryCodes']).toHaveLength(10);
    expect(await rowOf('courier.yangon')).toMatchObject({
      secondFactor: true,
      secondFactorSince: expect.stringMatching(/Z$/),
    });

    const first = await login('courier.yangon');
    expect(first.body).toMatchObject({ secondFactor: 'code', factors: ['passkey', 'recovery'] });
    expect(
      (await server.ask('GET', '/auth/info', { as: null, headers: { authorization: tokenIn(first) } })).status,
    ).toBe(401);
    const asked = await ask('/auth/passkey/begin', tokenIn(first));
    expect(asked.body).toMatchObject({
      rpId: 'localhost',
      userVerification: 'preferred',
      allowCredentials: [{ id: phone.id, type: 'public-key', transports: ['internal'] }],
    });
    const whole = await ask('/auth/passkey', tokenIn(first), { passkey: phone.get(challengeIn(asked)) });
    expect(whole.status, whole.text).toBe(200);
    expect(tokenIn(whole)).toMatch(/^Bearer s\./);
    expect(whole.body).not.toHaveProperty('factors');
    // The token that waited is used up.
    expect((await ask('/auth/passkey/begin', tokenIn(first))).status).toBe(401);

    const state = await own('courier.yangon');
    expect(state.body).toMatchObject({
      isOn: true,
      hasApp: false,
      recoveryLeft: 10,
      passkeys: [
        {
          name: 'Work phone',
          addedAt: expect.stringMatching(/Z$/),
          lastUsedAt: expect.stringMatching(/Z$/),
        },
      ],
    });
    const { x = '' } = phone.publicKey;
    for (const text of [
      state.text,
      (await server.get(`/api/streams/staff/${await store.staffId('courier.yangon')}/events`)).text,
    ])
      for (const secret of [phone.id, x, Buffer.from(x, 'base64url').toString('hex')])
        expect(text).not.toContain(secret);
    expect(await outcomesOf('courier.yangon')).toEqual(expect.arrayContaining(['factorAsked', 'accepted']));
    const { rows } = await store.pool.query(
      `select type, data, actor ->> 'onBehalfOf' as by from events where id = $1 order by version desc limit 1`,
      [await store.staffId('courier.yangon')],
    );
    expect(rows).toEqual([
      { type: 'staff.passkeyAdded', data: { passkey: 'Work phone' }, by: await store.staffId('courier.yangon') },
    ]);
  });

  test('a passkey is asked for beside the app and recovery codes, each of which may take its place', async () => {
    const token = await server.tokenOf('clerk.mandalay');
    const password = await sealedPassword(server, 'clerk.mandalay', PASSWORD);
    const begun = await ask('/api/users/secondFactor/begin', token, { password });
    const secret = bytesOfBase32(String(begun.body['secret']));
    const step = stepAt(new Date());
    const confirmed = await ask('/api/users/secondFactor/confirm', token, { code: codeAt(secret, step) });
    const [code = ''] = confirmed.body['recoveryCodes'] as string[];
    const since = (await rowOf('clerk.mandalay'))?.['secondFactorSince'];
    const phone = await add('clerk.mandalay');
    // Codes of the app stay as they are.
    expect(phone.codes).toEqual([]);
    expect(await rowOf('clerk.mandalay')).toMatchObject({ secondFactor: true, secondFactorSince: since });
    expect((await login('clerk.mandalay')).body).toMatchObject({ factors: ['passkey', 'app', 'recovery'] });
    expect((await signIn('clerk.mandalay', phone)).status).toBe(200);
    for (const typed of [codeAt(secret, step + 1), code])
      expect((await ask('/auth/secondFactor', (await waiting('clerk.mandalay')).token, { code: typed })).status).toBe(
        200,
      );

    // The app is removed by itself: the passkey and the recovery codes stay.
    const [, another = ''] = confirmed.body['recoveryCodes'] as string[];
    const removal = { password: await sealedPassword(server, 'clerk.mandalay', PASSWORD), code: another };
    expect((await ask('/api/users/secondFactor/remove', token, removal)).status).toBe(204);
    expect((await login('clerk.mandalay')).body).toMatchObject({ factors: ['passkey', 'recovery'] });
    expect((await own('clerk.mandalay')).body).toMatchObject({ isOn: true, hasApp: false, recoveryLeft: 8 });
    const waits = tokenIn(await login('clerk.mandalay'));
    expect((await ask('/auth/secondFactor', waits, { code: codeAt(secret, step + 2) })).body).toMatchObject({
      code: 'factorWrong',
    });
    const again = { password: await sealedPassword(server, 'clerk.mandalay', PASSWORD), code: '000000' };
    expect((await ask('/api/users/secondFactor/remove', token, again)).body).toMatchObject({ code: 'factorMissing' });
  });

  test('a passkey of one name exists once, and the eleventh is refused before an authenticator makes it', async () => {
    for (let number = 1; number <= 10; number += 1) await add('sorter.muse', `Key ${number}`);
    const eleventh = await beginAdding('sorter.muse', 'Key 11');
    expect(eleventh.body).toMatchObject({ refusals: [{ rule: 'staff.passkeysAreAtMostTen' }] });
    expect((await remove('sorter.muse', 'Key 2')).status).toBe(204);
    expect((await beginAdding('sorter.muse', 'Key 1')).body).toMatchObject({
      refusals: [{ rule: 'staff.passkeyNameIsFree' }],
    });
    const two = await beginAdding('sorter.muse', 'Key 2');
    expect(two.body['excludeCredentials']).toHaveLength(9);
    for (const name of ['', '   ', 'x'.repeat(41)])
      expect((await beginAdding('sorter.muse', name)).status, name).toBe(400);
  });

  test('of two passkeys that are begun at once with the tenth place, one is added', async () => {
    for (let number = 1; number <= 9; number += 1) await add('clerk.muse', `Key ${number}`);
    const other = (
      await server.ask('POST', '/auth/login', { as: null, body: { username: 'clerk.muse', password: PASSWORD } })
    ).body;
    expect(other['factors']).toContain('passkey');
    const first = await beginAdding('clerk.muse', 'Key 10');
    const tenth = createAuthenticator(HERE).create(challengeIn(first));
    await tryToAdd('clerk.muse', 'Key X');
    // The challenge of the first was replaced by that of the second.
    expect(
      (await ask('/api/users/passkeys', await server.tokenOf('clerk.muse'), { passkey: tenth })).body,
    ).toMatchObject({
      code: 'passkeyExpired',
    });
    expect((await own('clerk.muse')).body['passkeys']).toHaveLength(10);
  });

  test('a passkey is removed by its name and the password; removing the last passkey ends the second factor', async () => {
    const phone = await add('support', 'Phone');
    const laptop = await add('support', 'Laptop');
    expect(phone.codes).toHaveLength(10);
    expect(laptop.codes).toEqual([]);
    expect((await remove('support', 'Phone', 'wrongpass1')).body).toMatchObject({ code: 'passwordWrong' });
    expect((await remove('support', 'Tablet')).body).toMatchObject({ refusals: [{ rule: 'staff.passkeyExists' }] });
    const { token, asked } = await waiting('support');
    expect((await remove('support', 'Phone')).status).toBe(204);
    // Also for a challenge that was made before.
    expect((await ask('/auth/passkey', token, { passkey: phone.get(asked) })).body).toMatchObject({
      code: 'passkeyWrong',
    });
    expect((await signIn('support', phone)).body).toMatchObject({ code: 'passkeyWrong' });
    expect((await signIn('support', laptop)).status).toBe(200);
    expect(await rowOf('support')).toMatchObject({ secondFactor: true });
    expect((await remove('support', 'Laptop')).status).toBe(204);
    expect(await rowOf('support')).toMatchObject({ secondFactor: false, secondFactorSince: null });
    expect((await login('support')).body).not.toHaveProperty('secondFactor');
    expect((await own('support')).body).toMatchObject({ isOn: false, recoveryLeft: 0, passkeys: [] });
    // Its old recovery codes are not those of a new first factor.
    expect((await add('support', 'Phone')).codes).not.toEqual(phone.codes);
  });

  test('nobody adds or removes a passkey by the password alone', async () => {
    const token = await server.tokenOf('trainer');
    for (const password of [undefined, '', PASSWORD, await sealedPassword(server, 'trainer', 'wrongpass1')]) {
      const body = { name: 'Phone', ...(password === undefined ? {} : { password }) };
      expect((await ask('/api/users/passkeys/begin', token, body)).status, password).toBe(400);
    }
    const phone = createAuthenticator(HERE);
    const passkey = phone.create({ challenge: 'AAAA' });
    expect((await ask('/api/users/passkeys', token, { passkey })).body).toMatchObject({ code: 'passkeyExpired' });
    await add('trainer');
    // Whoever knows the password alone brings no passkey of their own.
    const { token: half } = await waiting('trainer');
    expect((await ask('/api/users/passkeys/begin', half, { name: 'Mine' })).status).toBe(403);
    expect((await ask('/api/users/passkeys', half, { passkey })).status).toBe(403);
    expect((await ask('/api/users/passkeys/remove', half, { name: 'Work phone', password: 'x' })).status).toBe(401);
    // A whole session proves nothing at the sign-in.
    expect((await ask('/auth/passkey/begin', token)).status).toBe(401);
  });
});

describe('an answer of an authenticator', () => {
  test('an answer of an authenticator is accepted once, and of two that come at once one is accepted', async () => {
    const phone = await add('clerk.yangon');
    const { token, asked } = await waiting('clerk.yangon');
    const [one, other] = await Promise.all(
      [phone.get(asked), phone.get(asked)].map((passkey) => ask('/auth/passkey', token, { passkey })),
    );
    const statuses = [one?.status, other?.status];
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // A challenge is used up by a wrong answer too.
    const second = await waiting('clerk.yangon');
    const wrong = phone.get(second.asked, { origin: 'http://evil.example' });
    expect((await ask('/auth/passkey', second.token, { passkey: wrong })).body).toMatchObject({ code: 'passkeyWrong' });
    const right = phone.get(second.asked);
    expect((await ask('/auth/passkey', second.token, { passkey: right })).body).toMatchObject({
      code: 'passkeyExpired',
    });
  });

  test('an authenticator answer is refused for the challenge of another session, of another person, or of an adding', async () => {
    const phone = await add('manager.yangon');
    const other = await add('manager.mandalay');
    const [mine, again, theirs] = [
      await waiting('manager.yangon'),
      await waiting('manager.yangon'),
      await waiting('manager.mandalay'),
    ];
    expect((await ask('/auth/passkey', mine.token, { passkey: phone.get(again.asked) })).body).toMatchObject({
      code: 'passkeyWrong',
    });
    // The passkey of another person, for the challenge of this session.
    expect((await ask('/auth/passkey', again.token, { passkey: other.get(again.asked) })).body).toMatchObject({
      code: 'passkeyWrong',
    });
    expect((await ask('/auth/passkey', theirs.token, { passkey: phone.get(theirs.asked) })).body).toMatchObject({
      code: 'passkeyWrong',
    });
    const begun = await beginAdding('manager.yangon', 'Laptop');
    const laptop = createAuthenticator(HERE).create(challengeIn(begun));
    const token = await server.tokenOf('manager.mandalay');
    expect((await ask('/api/users/passkeys', token, { passkey: laptop })).body).toMatchObject({
      code: 'passkeyExpired',
    });
    expect((await own('manager.mandalay')).body['passkeys']).toHaveLength(1);
  });

  test('an authenticator answer is refused from another origin, for another domain, without a person, or with certificates', async () => {
    const phone = await add('courier.lashio');
    const forgeries: Forged[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'http://localhost:9999' },
      { origin: 'https://localhost' },
      { rpId: 'evil.example' },
      { flags: 0 },
      { challenge: Buffer.alloc(32).toString('base64url') },
    ];
    for (const forged of forgeries) {
      await store.pool.query('truncate attempt_counters, address_counters');
      const refused = await signIn('courier.lashio', phone, forged);
      expect(refused.body, JSON.stringify(forged)).toMatchObject({ status: 400, code: 'passkeyWrong' });
      const { added } = await tryToAdd('courier.lashio', 'Laptop', forged);
      expect(added.body, JSON.stringify(forged)).toMatchObject({ status: 400, code: 'passkeyWrong' });
    }
    // The library would fetch what their certificates name.
    for (const format of ['packed', 'android-key', 'tpm', 'apple', 'fido-u2f', 'android-safetynet']) {
      const statement = new Map([['x5c', [Buffer.from('certificate')]]]);
      const { added } = await tryToAdd('courier.lashio', 'Laptop', { attestation: { format, statement } });
      expect(added.body, format).toMatchObject({ code: 'passkeyWrong' });
    }
    expect((await own('courier.lashio')).body['passkeys']).toHaveLength(1);
    expect(await outcomesOf('courier.lashio')).toContain('passkeyWrong');
    expect((await signIn('courier.lashio', phone, { origin: 'https://localhost:80' })).status).toBe(200);
  });

  test('an authenticator answer is refused when its counter stands still or goes back, but for one that has no counter', async () => {
    const phone = await add('finance');
    expect((await signIn('finance', phone, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect((await signIn('finance', phone, { counter })).body, String(counter)).toMatchObject({
        code: 'passkeyWrong',
      });
    expect((await signIn('finance', phone, { counter: 8 })).status).toBe(200);

    const { authenticator, added } = await tryToAdd('finance', 'Synced', { counter: 0 });
    expect(added.status).toBe(200);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await signIn('finance', authenticator, { counter: 0 })).status).toBe(200);
  });

  test('an answer of an authenticator is refused five minutes after it was asked for', async () => {
    const phone = await add('auditor');
    const { token, asked } = await waiting('auditor');
    const expire = () =>
      store.pool.query(`update passkey_challenges set expires_at = expires_at - interval '301 seconds'`);
    await expire();
    expect((await ask('/auth/passkey', token, { passkey: phone.get(asked) })).body).toMatchObject({
      code: 'passkeyExpired',
    });
    const begun = await beginAdding('auditor', 'Laptop');
    await expire();
    const passkey = createAuthenticator(HERE).create(challengeIn(begun));
    expect((await ask('/api/users/passkeys', await server.tokenOf('auditor'), { passkey })).body).toMatchObject({
      code: 'passkeyExpired',
    });
    await ask('/auth/passkey/begin', token);
    await expire();
    await server.app.auth.sweep();
    expect((await store.pool.query('select from passkey_challenges where expires_at < now()')).rowCount).toBe(0);
  });

  test('wrong answers of an authenticator make guesses wait as wrong codes do, and each kind counts for the other', async () => {
    const phone = await add('courier.mandalay');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await signIn('courier.mandalay', phone, { rpId: 'evil.example' })).body).toMatchObject({
        code: 'passkeyWrong',
      });
    await store.pool.query(
      `update attempt_counters set blocked_until = blocked_until + interval '1 minute' where key like 'factor:%'`,
    );
    expect((await signIn('courier.mandalay', phone)).body).toMatchObject({ code: 'signInTooMany' });
    const token = tokenIn(await login('courier.mandalay'));
    expect((await ask('/auth/secondFactor', token, { code: phone.codes[0] ?? '' })).body).toMatchObject({
      code: 'signInTooMany',
    });
  });

  test('passkeys are possible only where the server is asked by a name', async () => {
    const token = await server.tokenOf('transport.ruili');
    const body = async () => ({ name: 'Phone', password: await sealedPassword(server, 'transport.ruili', PASSWORD) });
    for (const host of ['127.0.0.1:8080', '[::1]:8080']) {
      const refused = await ask('/api/users/passkeys/begin', token, await body(), { host });
      expect(refused.body, host).toMatchObject({ code: 'passkeyNotHere' });
    }
    expect(
      (await ask('/api/users/passkeys/begin', token, await body(), { host: 'localhost:8080' })).body,
    ).toMatchObject({
      rp: { id: 'localhost' },
    });
  });

  test('an authenticator answer of one person’s passkey is not accepted for anybody else', async () => {
    const begun = await beginAdding('transport.yangon', 'Phone');
    const phone = createAuthenticator(HERE);
    const token = await server.tokenOf('transport.yangon');
    expect((await ask('/api/users/passkeys', token, { passkey: phone.create(challengeIn(begun)) })).status).toBe(200);
    const theirs = await beginAdding('transport.muse', 'Phone');
    const passkey = phone.create(challengeIn(theirs));
    expect((await ask('/api/users/passkeys', await server.tokenOf('transport.muse'), { passkey })).body).toMatchObject({
      code: 'passkeyKnown',
    });
    expect((await own('transport.muse')).body).toMatchObject({ isOn: false });
  });
});

describe('lost passkeys', () => {
  test('lost passkeys are removed with the app by two others', async () => {
    const phone = await add('clerk.lashio');
    await add('clerk.lashio', 'Laptop');
    const asked = { type: 'staff.secondFactorResetAsked', reason: 'Lost both' };
    expect(await propose('operations', 'clerk.lashio', asked)).toMatchObject({ status: 'accepted' });
    expect((await signIn('clerk.lashio', phone)).status).toBe(200);
    const { token, asked: challenge } = await waiting('clerk.lashio');
    expect(await propose('admin', 'clerk.lashio', { type: 'staff.secondFactorReset' })).toMatchObject({
      status: 'accepted',
    });
    expect((await login('clerk.lashio')).body).not.toHaveProperty('secondFactor');
    expect((await ask('/auth/passkey', token, { passkey: phone.get(challenge) })).body).toMatchObject({
      code: 'passkeyWrong',
    });
    expect(await rowOf('clerk.lashio')).toMatchObject({ secondFactor: false, secondFactorSince: null });
    const id = await store.staffId('clerk.lashio');
    for (const table of ['passkeys', 'second_factors'])
      expect((await store.pool.query(`select from ${table} where staff_id = $1`, [id])).rowCount, table).toBe(0);
  });

  test('lost passkeys of the only administrator are removed by an operator of the server', async () => {
    const alone = expect.stringContaining('Administrators who sign in by the password alone');
    expect(await unsafeAccounts(store.pool, new Date())).toContainEqual(alone);
    await add('admin');
    expect(await unsafeAccounts(store.pool, new Date())).not.toContainEqual(alone);
    await removeFactorByOperator({ pool: store.pool, proposer: store.proposer, now: new Date() }, 'admin');
    expect((await login('admin')).body).not.toHaveProperty('secondFactor');
    expect((await own('admin')).body).toMatchObject({ isOn: false, passkeys: [] });
  });
});

describe('a role that requires a second factor', () => {
  test('a role that requires a second factor accepts a passkey for it, and keeps the last factor', async () => {
    const event = { type: 'role.amended', secondFactor: true };
    const commands = [{ key: crypto.randomUUID(), machine: 'role', id: 'transport', event }];
    const { body } = await server.ask<{ results: { status: string }[] }>('POST', '/api/commands', {
      body: { commands },
    });
    expect(body.results[0]?.status).toBe('accepted');
    const first = await login('transport.mandalay');
    expect(first.body).toMatchObject({ secondFactor: 'setUp' });
    expect(first.body).not.toHaveProperty('factors');
    const token = tokenIn(first);
    expect((await ask('/auth/passkey/begin', token)).body).toMatchObject({ code: 'factorMissing' });
    const begun = await ask('/api/users/passkeys/begin', token, { name: 'Phone' });
    const phone = createAuthenticator(HERE);
    const added = await ask('/api/users/passkeys', token, { passkey: phone.create(challengeIn(begun)) });
    expect(added.body['recoveryCodes']).toHaveLength(10);
    const signedIn = added.body['signedIn'] as { token: string };
    expect(signedIn.token).toMatch(/^Bearer s\./);
    expect((await ask('/api/users/passkeys/begin', token, { name: 'Mine' })).status).toBe(401);
    expect((await remove('transport.mandalay', 'Phone')).body).toMatchObject({ code: 'factorRequired' });
    await add('transport.mandalay', 'Laptop');
    expect((await remove('transport.mandalay', 'Laptop')).status).toBe(204);
    expect((await remove('transport.mandalay', 'Phone')).body).toMatchObject({ code: 'factorRequired' });
    expect((await signIn('transport.mandalay', phone)).status).toBe(200);
  });
});
