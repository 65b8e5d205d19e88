import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mac } from '#server/auth/random.ts';
import { pngOf } from '#server/pictures/png.ts';
import { secretOf } from '#server/auth/secrets.ts';
import { createWorld, PASSWORD, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({
    captcha: true,
    rates: { captcha: { burst: 1000, perSecond: 1000 }, login: { burst: 1000, perSecond: 1000 } },
  });
  await world.hire('S1', 'clerk');
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('truncate attempt_counters, address_counters'));

const ANSWER = 'K7XPA';

/** Creates a captcha with a known answer by replacing the hash in the server's row. */
const captcha = async (ip = '127.0.0.1'): Promise<string> => {
  const { body } = await world.ask('GET', '/auth/code', { ip });
  const uuid = String(body['uuid']);
  const key = await secretOf(world.database.pool, 'token', world.now());
  await world.database.pool.query('update captchas set answer_hash = $2 where id = $1', [
    uuid,
    mac(key, 'captcha', uuid, ANSWER),
  ]);
  return uuid;
};

describe('the captcha', () => {
  test('the captcha is a picture and an id of 128 bits; the answer is nowhere in it', async () => {
    const { status, body } = await world.ask('GET', '/auth/code');
    expect(status).toBe(200);
    expect(body).toEqual({
      enabled: true,
      img: expect.stringMatching(/^data:image\/png;base64,/),
      uuid: expect.stringMatching(/^captcha_code:[0-9a-f]{32}$/),
    });
    const picture = await pngOf(Buffer.from(String(body['img']).split(',')[1] ?? '', 'base64'));
    expect(picture).toMatchObject({ width: 222, height: 72 });
    const { rows } = await world.database.pool.query('select * from captchas where id = $1', [body['uuid']]);
    expect(rows[0]).toMatchObject({ answer_hash: expect.any(Buffer) });
  });

  test('the captcha answered right lets the person in, in small letters too', async () => {
    expect((await world.login('clerk', { uuid: await captcha(), code: ANSWER })).status).toBe(200);
    expect((await world.login('clerk', { uuid: await captcha(), code: ` ${ANSWER.toLowerCase()}` })).status).toBe(200);
    expect((await world.login('clerk', { uuid: await captcha(), code: 'Ｋ၇XPA\u200b' })).status).toBe(200);
  });

  test('the captcha is asked of everyone', async () => {
    expect((await world.login('clerk')).body).toMatchObject({ status: 400, code: 'captchaGone' });
    expect((await world.login('clerk', { uuid: await captcha() })).body).toMatchObject({ code: 'captchaWrong' });
    expect((await world.login('clerk', { code: ANSWER })).body).toMatchObject({ code: 'captchaGone' });
  });

  test('the captcha is used up by a wrong answer, and by a right answer with a wrong password', async () => {
    const first = await captcha();
    expect((await world.login('clerk', { uuid: first, code: 'WRONG' })).body).toMatchObject({ code: 'captchaWrong' });
    expect((await world.login('clerk', { uuid: first, code: ANSWER })).body).toMatchObject({ code: 'captchaGone' });
    const second = await captcha();
    expect((await world.login('clerk', { uuid: second, code: ANSWER, password: 'wrong1' })).body).toMatchObject({
      code: 'credentialsWrong',
    });
    expect((await world.login('clerk', { uuid: second, code: ANSWER })).body).toMatchObject({ code: 'captchaGone' });
  });

  test('the captcha is valid for two minutes', async () => {
    const first = await captcha();
    const second = await captcha();
    world.later(119_000);
    expect((await world.login('clerk', { uuid: first, code: ANSWER })).status).toBe(200);
    world.later(1000);
    expect((await world.login('clerk', { uuid: second, code: ANSWER })).body).toMatchObject({ code: 'captchaGone' });
  });

  test('the captcha is valid only for the network that asked', async () => {
    const uuid = await captcha('10.1.1.5');
    expect((await world.login('clerk', { uuid, code: ANSWER }, { ip: '10.2.1.5' })).body).toMatchObject({
      code: 'captchaGone',
    });
    const near = await captcha('10.1.1.5');
    expect((await world.login('clerk', { uuid: near, code: ANSWER }, { ip: '10.1.1.77' })).status).toBe(200);
  });

  test('of a hundred logins at once with one captcha exactly one passes', async () => {
    const uuid = await captcha('10.5.0.1');
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        world.ask('POST', '/auth/login', {
          body: { username: 'clerk', password: PASSWORD, uuid, code: ANSWER },
          ip: `10.5.0.${(index % 10) + 1}`,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body['code'] === 'captchaGone')).toHaveLength(99);
  });
});

test('switched off, the captcha is neither made nor asked for', async () => {
  const plain = await createWorld({ captcha: false });
  await plain.hire('S1', 'clerk');
  expect((await plain.ask('GET', '/auth/code')).body).toEqual({ enabled: false, img: '', uuid: '' });
  expect((await plain.login('clerk')).status).toBe(200);
  await plain.close();
});

test('captchas are asked for twenty times a minute at most', async () => {
  const plain = await createWorld({ captcha: true });
  const replies = await Promise.all(Array.from({ length: 21 }, () => plain.ask('GET', '/auth/code')));
  expect(replies.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  await plain.close();
});
