import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isCommon } from '#server/auth/commonPasswords.ts';
import { BROWSER, createWorld, envelope, PASSWORD, wrap, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.hire('S1', 'clerk');
  await world.hire('S2', 'sorter', { phone: '+959420000002' });
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('truncate attempt_counters, address_counters'));

const sealed = async (user: string, fields: object, purpose = 'updatePass') => {
  const one = wrap(await world.encrypt(envelope(world, purpose, user, fields)));
  return { oldPass: one, newPass: one };
};

const change = (headers: Record<string, string>, body: object, url = '/api/users/updatePass/') =>
  world.ask('POST', url, { headers, body });

describe('changing the own password', () => {
  const NEXT = 'meadow7compass';

  test('changing the own password by one envelope ends every session, the new password opens, the old does not', async () => {
    await world.hire('S3', 'one', { phone: '+959420000003' });
    const [page, script] = [await world.page('one'), await world.script('one')];
    const { status, cookies } = await change(page, await sealed('one', { old: PASSWORD, new: NEXT }));
    expect(status).toBe(200);
    expect(cookies).toMatchObject([{ name: '__Host-sid', value: '', maxAge: 0 }]);
    expect((await world.ask('GET', '/auth/info', { headers: page })).status).toBe(401);
    expect((await world.ask('GET', '/auth/info', { headers: script })).status).toBe(401);
    expect((await world.login('one')).body).toMatchObject({ code: 'credentialsWrong' });
    expect((await world.login('one', { password: NEXT })).body).toMatchObject({ initPassword: 0 });
  });

  test('the own password is changed by the two ciphertexts of the family, with and without envelopes, with and without the slash', async () => {
    await world.hire('S4', 'two', { phone: '+959420000004' });
    const bare = async (text: string) => (await world.encrypt(text)).ciphertext;
    const first = { oldPass: await bare(PASSWORD), newPass: await bare(NEXT) };
    expect((await change(await world.script('two'), first, '/api/users/updatePass')).status).toBe(200);
    const { body } = await world.login('two', { password: NEXT });
    const inEnvelope = async (purpose: string, password: string) =>
      (await sealed('two', { password }, purpose)).oldPass;
    const second = { oldPass: await inEnvelope('oldPass', NEXT), newPass: await inEnvelope('newPass', PASSWORD) };
    expect((await change({ authorization: String(body['token']) }, second)).status).toBe(200);
    expect((await world.login('two')).status).toBe(200);
  });

  test('the own password is changed with the change-only token, which is then spent', async () => {
    await world.hire('S5', 'fresh', { phone: '+959420000005' }, true);
    const { body } = await world.login('fresh');
    const headers = { authorization: String(body['token']) };
    expect((await change(headers, await sealed('fresh', { old: PASSWORD, new: NEXT }))).status).toBe(200);
    expect((await change(headers, await sealed('fresh', { old: NEXT, new: PASSWORD }))).status).toBe(401);
    expect((await world.login('fresh', { password: NEXT })).body).toMatchObject({ initPassword: 0 });
  });

  test.each([
    ['short', 'ab1cd', 'passwordPolicy'],
    ['long', 'a1'.repeat(10) + 'b', 'passwordPolicy'],
    ['with a sign', 'meadow-7-go', 'passwordPolicy'],
    ['not Latin', 'пароль12345', 'passwordPolicy'],
    ['the same', PASSWORD, 'passwordSame'],
    ['common', 'password123', 'passwordCommon'],
    ['of the company', 'Shweli2026', 'passwordCommon'],
    ['the username', 'clerk99', 'passwordCommon'],
  ])('a new password that is %s is refused', async (_, next, code) => {
    const headers = await world.script('clerk');
    expect((await change(headers, await sealed('clerk', { old: PASSWORD, new: next }))).body).toMatchObject({
      status: 400,
      code,
    });
    expect((await world.ask('GET', '/auth/info', { headers })).status).toBe(200);
  });

  test('the bounds of the length of a new password are allowed: 6 and 20', async () => {
    await world.hire('S6', 'bounds', { phone: '+959420000006' });
    expect(
      (await change(await world.script('bounds'), await sealed('bounds', { old: PASSWORD, new: 'qf7zk2' }))).status,
    ).toBe(200);
    const { body } = await world.login('bounds', { password: 'qf7zk2' });
    const headers = { authorization: String(body['token']) };
    expect((await change(headers, await sealed('bounds', { old: 'qf7zk2', new: 'qf7zk2qf7zk2ab3m9xw4' }))).status).toBe(
      200,
    );
  });

  test('a wrong old password is refused when changing the own password, and too many of them wait', async () => {
    const headers = await world.script('sorter');
    const wrong = async () =>
      (await change(headers, await sealed('sorter', { old: 'wrong1', new: NEXT }))).body['code'];
    const codes = [];
    for (let failure = 1; failure <= 6; failure += 1) codes.push(await wrong());
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'passwordWrong'), 'signInTooMany']);
  });

  test('an envelope of a password change is taken once, for its purpose and its user, and nothing is taken in the clear', async () => {
    const headers = await world.script('clerk');
    const envelopeOnce = await sealed('clerk', { old: 'wrong1', new: NEXT });
    expect((await change(headers, envelopeOnce)).body).toMatchObject({ code: 'passwordWrong' });
    expect((await change(headers, envelopeOnce)).body).toMatchObject({ code: 'secretReplayed' });
    expect((await change(headers, await sealed('sorter', { old: PASSWORD, new: NEXT }))).body).toMatchObject({
      code: 'secretUnreadable',
    });
    expect((await change(headers, await sealed('clerk', { old: PASSWORD, new: NEXT }, 'login'))).body).toMatchObject({
      code: 'secretUnreadable',
    });
    expect((await change(headers, { oldPass: PASSWORD, newPass: NEXT })).body).toMatchObject({
      code: 'secretUnreadable',
    });
    expect((await change(headers, { oldPass: PASSWORD, newPass: NEXT, user: 'S2' })).body).toMatchObject({
      code: 'invalid',
    });
    expect((await world.login('clerk')).status).toBe(200);
  });

  test('a caller who is not signed in changes no password', async () => {
    expect((await change({}, await sealed('clerk', { old: PASSWORD, new: NEXT }))).status).toBe(401);
  });

  test('of two changes of the own password at once one wins', async () => {
    await world.hire('S7', 'twice', { phone: '+959420000007' });
    const headers = await world.script('twice');
    const bodies = [
      await sealed('twice', { old: PASSWORD, new: 'meadow7first' }),
      await sealed('twice', { old: PASSWORD, new: 'meadow7second' }),
    ];
    const replies = await Promise.all(bodies.map((body) => change(headers, body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test.each([
  ['123456', true],
  ['20261121', true],
  ['abcdef', true],
  ['aaaaaa', true],
  ['xy9xy9', true],
  ['1qaz2wsx', true],
  ['p4ssw0rd', false],
  ['passw0rd1', true],
  ['mandalay88', true],
  ['harbour8lantern', false],
  ['qf7zk2', false],
])('%s is common: %s', (password, expected) => expect(isCommon(password, 'clerk')).toBe(expected));

describe('the user center', () => {
  const fields = { nickName: 'Ma Hla', phone: '09450000001', email: 'hla@example.com', gender: 'female' };
  const put = async (body: object, user = 'clerk') =>
    world.ask('PUT', '/api/users/center', { headers: await world.script(user), body });

  test('the user center amends the own record, and only through the command given', async () => {
    world.amended.length = 0;
    expect(await put({ id: 'S1', ...fields })).toMatchObject({ status: 204, body: {} });
    expect(world.amended).toMatchObject([[{ id: 'S1', kind: 'person' }, 'S1', fields, 'en']]);
  });

  test.each([
    [{ ...fields, nickName: 'M' }, 'nickName'],
    [{ ...fields, nickName: 'M'.repeat(21) }, 'nickName'],
    [{ ...fields, nickName: ' M ' }, 'nickName'],
    [{ ...fields, phone: '0945000000' }, 'phone'],
    [{ ...fields, phone: '094500000011' }, 'phone'],
    [{ ...fields, phone: '+9450000001' }, 'phone'],
    [{ ...fields, email: 'hla' }, 'email'],
    [{ ...fields, roles: ['admin'] }, 'roles'],
    [{ ...fields, enabled: true }, 'enabled'],
    [{ nickName: 'Ma Hla' }, 'phone'],
  ])('the user center refuses %j by name', async (body, name) => {
    world.amended.length = 0;
    const reply = await put(body);
    expect(reply.status).toBe(400);
    expect(reply.body['message']).toContain(name);
    expect(world.amended).toEqual([]);
  });

  test('the user center refuses a phone that another person has, but a person may keep the own phone', async () => {
    expect((await put({ ...fields, phone: '09420000002' })).body).toMatchObject({ status: 400, code: 'phoneTaken' });
    expect((await put({ ...fields, phone: '09420000001' })).status).toBe(204);
  });

  test('another person is out of reach in the user center', async () => {
    expect((await put({ id: 'S2', ...fields })).body).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

test('the whole world over plain Fastify answers in Chinese when asked', async () => {
  const { body } = await world.login('clerk', { password: 'wrong1' }, { headers: { ...BROWSER, 'pc-language': 'zh' } });
  expect(body).toMatchObject({ message: '用户名或密码错误。' });
});
