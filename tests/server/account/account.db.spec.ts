import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AVATAR_MOST_BYTES } from '#machines/fields/limits.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { signIn } from '../../support/sessions.ts';
import { createStore, type Store } from '../../support/world.ts';
import { comment, png } from './pictures.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const asking = async (as: string | null) => (as === null ? {} : { authorization: await server.tokenOf(as) });

const upload = async (
  content: Buffer,
  as: string | null = 'clerk.yangon',
  field = 'avatar',
  more: FormData | null = null,
) => {
  const form = more ?? new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), '../../etc/passwd.svg');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  return server.app.inject({
    method: 'POST',
    url: '/api/users/updateAvatar',
    headers: { ...(await asking(as)), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
};

const fetched = async (name: string, as: string | null = 'courier.yangon') =>
  server.app.inject({ method: 'GET', url: `/api/avatar/${name}`, headers: await asking(as) });

interface Kept {
  readonly avatarName?: string;
  readonly nickName?: string;
}
const recordOf = async (username: string): Promise<Kept> => {
  const { rows } = await store.pool.query<{ row: Kept }>('select row from row_staff where id = $1', [
    await store.staffId(username),
  ]);
  return rows[0]?.row ?? {};
};

describe('the own picture', () => {
  test('the own picture is stored by its content, named in the own record by an event, and shown to everybody signed in', async () => {
    const answer = await upload(png({ beside: [comment('<script>')] }));
    expect(answer.statusCode).toBe(200);
    const { avatar } = answer.json<{ avatar: string }>();
    expect(avatar).toMatch(/^[0-9a-f]{40}\.png$/);
    expect((await recordOf('clerk.yangon')).avatarName).toBe(avatar);
    const { rows } = await store.pool.query(
      `select data, actor ->> 'onBehalfOf' as by, actor ->> 'ip' as ip from events
       where machine = 'staff' and id = $1 order by version desc limit 1`,
      [await store.staffId('clerk.yangon')],
    );
    expect(rows).toEqual([{ data: { avatarName: avatar }, by: await store.staffId('clerk.yangon'), ip: '127.0.0.1' }]);
    const shown = await fetched(avatar);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(shown.rawPayload.includes('script')).toBe(false);
    expect((await upload(png())).json()).toEqual({ avatar });
  });

  test('the own picture is not shown to anybody who is not signed in, nor is anything else by such a path', async () => {
    const { avatar } = (await upload(png({ shade: 3 }))).json<{ avatar: string }>();
    expect((await fetched(avatar, null)).statusCode).toBe(401);
    for (const name of ['..%2F..%2Fpackage.json', `${'0'.repeat(40)}.png`, 'x', avatar.replace('.png', '.svg')])
      expect((await fetched(name)).statusCode, name).toBe(404);
  });

  test('the own picture is refused without a session, as another type, as no picture, beside another field, not square, too large', async () => {
    const before = (await recordOf('clerk.yangon')).avatarName;
    const code = async (answer: ReturnType<typeof upload>) => (await answer).json<{ code: string }>().code;
    expect((await upload(png(), null)).statusCode).toBe(401);
    expect(await code(upload(Buffer.from('<svg onload="alert(1)"/>')))).toBe('notAPicture');
    expect(await code(upload(Buffer.concat([png(), Buffer.from('PK')])))).toBe('notAPicture');
    expect(await code(upload(png({ width: 64, height: 32 })))).toBe('notSquare');
    expect(await code(upload(png({ width: 1025 })))).toBe('notSquare');
    expect(await code(upload(png(), 'clerk.yangon', 'file'))).toBe('badRequest');
    const more = new FormData();
    more.append('id', await store.staffId('courier.yangon'));
    expect(await code(upload(png(), 'clerk.yangon', 'avatar', more))).toBe('badRequest');
    expect((await upload(Buffer.alloc(AVATAR_MOST_BYTES + 1))).statusCode).toBe(413);
    expect((await upload(Buffer.alloc(AVATAR_MOST_BYTES + 10_000))).statusCode).toBe(413);
    const json = await server.ask('POST', '/api/users/updateAvatar', { body: { avatar: 'x' } });
    expect(json.status).toBe(415);
    expect((await recordOf('clerk.yangon')).avatarName).toBe(before);
  });

  test('a broken upload form of the own picture is the asker’s mistake, not a fault', async () => {
    for (const payload of [
      '',
      'x',
      '--b',
      '--b\r\n\r\n--b--',
      '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--',
    ]) {
      const headers = { ...(await asking('clerk.yangon')), 'content-type': 'multipart/form-data; boundary=b' };
      const answer = await server.app.inject({ method: 'POST', url: '/api/users/updateAvatar', headers, payload });
      expect(answer.statusCode, payload).toBe(400);
    }
  });

  test('a replaced own picture is removed after a while, another person’s stays', async () => {
    const names = [];
    for (const shade of [11, 12]) names.push((await upload(png({ shade }))).json<{ avatar: string }>().avatar);
    const of = (await upload(png({ shade: 13 }), 'courier.yangon')).json<{ avatar: string }>().avatar;
    await store.pool.query(`update avatars set made_at = made_at - interval '2 hours'`);
    const last = (await upload(png({ shade: 14 }))).json<{ avatar: string }>().avatar;
    const there = async (name: string) => (await fetched(name)).statusCode;
    expect(await Promise.all([...names, of, last].map(there))).toEqual([404, 404, 200, 200]);
  });
});

describe('the own record', () => {
  const put = (body: object, as = 'clerk.yangon', language = 'en') =>
    server.ask('PUT', '/api/users/center', { as, body, headers: { 'pc-language': language } });

  test('the own record is amended by an event, and a phone that is no phone is refused in words', async () => {
    expect((await put({ nickName: 'Ma Hla', phone: '09450000021', email: '' })).status).toBe(204);
    expect((await recordOf('clerk.yangon')).nickName).toBe('Ma Hla');
    const refused = await put({ nickName: 'Ma Hla', phone: '12345678901' }, 'clerk.yangon', 'zh');
    expect(refused).toMatchObject({ status: 400, body: { refusals: [{ rule: 'staff.phoneIsElevenDigits' }] } });
    expect(String(refused.body['message'])).toMatch(/11/);
    expect(String(refused.body['message'])).not.toContain('error.');
  });

  test('a phone of somebody else is refused in the own record, also to two at once', async () => {
    const one = { nickName: 'Ko Aung', phone: '09450000022' };
    const both = await Promise.all([put(one, 'clerk.mandalay'), put(one, 'courier.mandalay')]);
    expect(both.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([204, 400]);
  });
});

interface Log {
  readonly total: number;
  readonly records: readonly {
    readonly id: string;
    readonly operation: string;
    readonly subject?: string;
    readonly ip: string;
    readonly browser: string;
    readonly createTime: string;
    readonly duration?: number;
  }[];
}

describe('the own operation log', () => {
  test('the own operation log lists the own operations and sign-ins alone, with address, browser, time and duration', async () => {
    const manager = await store.person('manager.yangon');
    const others = await newOrder(store, manager);
    const { authorization } = await signIn(store.pool, await store.staffId('sorter.muse'), 'bearer');
    await server.ask('PUT', '/api/users/center', {
      as: null,
      headers: { authorization },
      body: { nickName: 'U Sorter', phone: '09450000031' },
    });
    const { body } = await server.ask<Log>('GET', '/api/users/log', { as: null, headers: { authorization } });
    expect(body).toMatchObject({ total: 1 });
    expect(body.records).toMatchObject([
      { operation: 'staff.amended', subject: await store.staffId('sorter.muse'), ip: '127.0.0.1', browser: 'test' },
    ]);
    expect(body.records[0]?.duration).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(body)).not.toContain(others);
  });

  test('the own operation log pages through everything once, latest first', async () => {
    for (let turn = 0; turn < 7; turn += 1)
      await server.ask('PUT', '/api/users/center', {
        as: 'courier.yangon',
        body: { nickName: `Ko Rider ${turn}`, phone: '09450000041' },
      });
    await server.ask('DELETE', '/api/users/sessions', { as: 'courier.yangon' });
    const pages = [];
    for (const pageNum of [1, 2, 3, 4])
      pages.push((await server.get<Log>(`/api/users/log?pageNum=${pageNum}&pageSize=3`, 'courier.yangon')).body);
    const records = pages.flatMap((page) => page.records);
    expect(records).toHaveLength(pages[0]?.total ?? 0);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(records[0]?.operation).toBe('signIn.sessionEnded');
    const times = records.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('the own operation log is refused to anybody who is not signed in, and its pages are bounded', async () => {
    expect((await server.get('/api/users/log', null)).status).toBe(401);
    expect((await server.get('/api/users/log?pageSize=101')).status).toBe(400);
    expect((await server.get('/api/users/log?pageNum=0')).status).toBe(400);
  });
});

interface Sessions {
  readonly sessions: readonly { readonly id: string; readonly current: boolean; readonly browser: string }[];
}

describe('the own sessions', () => {
  const open = async (authorization: string) =>
    server.ask<Sessions>('GET', '/api/users/sessions', { as: null, headers: { authorization } });
  const end = (authorization: string, id = '') =>
    server.ask('DELETE', `/api/users/sessions${id && `/${id}`}`, { as: null, headers: { authorization } });

  test('the own sessions are seen, ended one by one, and all others at once', async () => {
    const id = await store.staffId('clerk.ruili');
    const [one, two, three] = [
      await signIn(store.pool, id),
      await signIn(store.pool, id),
      await signIn(store.pool, id),
    ];
    const { body } = await open(one.authorization);
    expect(body.sessions).toHaveLength(3);
    expect(body.sessions.filter(({ current }) => current).map((session) => session.id)).toEqual([one.session]);
    expect((await end(one.authorization, two.session)).status).toBe(204);
    await expect.poll(async () => (await open(two.authorization)).status).toBe(401);
    expect((await open(three.authorization)).status).toBe(200);
    expect((await end(one.authorization)).status).toBe(204);
    await expect.poll(async () => (await open(three.authorization)).status).toBe(401);
    expect((await open(one.authorization)).body.sessions).toMatchObject([{ id: one.session, current: true }]);
  });

  test('nobody ends a session of somebody else, a session twice, or a session without being signed in', async () => {
    const mine = await signIn(store.pool, await store.staffId('clerk.ruili'));
    const other = await signIn(store.pool, await store.staffId('clerk.kunming'));
    expect((await end(mine.authorization, other.session)).status).toBe(404);
    expect((await open(other.authorization)).status).toBe(200);
    await end(mine.authorization);
    expect((await open(other.authorization)).status).toBe(200);
    const second = await signIn(store.pool, await store.staffId('clerk.ruili'));
    expect((await end(mine.authorization, second.session)).status).toBe(204);
    expect((await end(mine.authorization, second.session)).status).toBe(404);
    expect((await end(mine.authorization, 'x')).status).toBe(400);
    expect((await server.ask('GET', '/api/users/sessions', { as: null })).status).toBe(401);
    expect((await server.ask('DELETE', '/api/users/sessions', { as: null })).status).toBe(401);
  });
});
