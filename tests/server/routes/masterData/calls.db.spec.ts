import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLEAGUE_RIGHTS } from '#machines/rights/colleagueRights.ts';
import type { FastifyInstance } from 'fastify';
import { system, type Actor } from '#machines/kit/actor.ts';
import { registers } from '#machines/registers/all.ts';
import { menus } from '#server/company/menus/index.ts';
import { roles } from '#server/company/roles.ts';
import { createHttp } from '#server/http/edge.ts';
import { masterDataRoutes } from '#server/routes/masterData/index.ts';
import { buildMenus } from '#server/routes/masterData/menuTree.ts';
import { rowTable } from '#server/store/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';
import { NO_LIMITS } from '../../../support/serving.ts';
import { keptWorld } from '../../demo/world.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const session = {
  id: 's',
  user: 'u',
  kind: 'bearer',
  createdAt: now,
  lastSeenAt: now,
  expiresAt: now,
  lockedAt: null,
} as const;

let database: TestDatabase;
let app: FastifyInstance;
const permissions = new Map<string, readonly string[]>();

/** Returns an actor with the role that the test's own header names. */
const actorOf = (role: string): Actor => ({
  ...system,
  kind: 'person',
  id: role,
  branch: role === 'clerk' ? 'YGN' : null,
  roles: [role],
  permissions: permissions.get(role) ?? [],
});

beforeAll(async () => {
  database = await createTestDatabase();
  for (const { machine, aggregate, row, branches, owner } of await keptWorld(now)) {
    await database.pool.query(
      `insert into ${rowTable(machine)} (id, version, state, branches, owner, row) values ($1, 1, 'registered', $2, $3, $4)`,
      [aggregate.id, branches, owner, row],
    );
    if (machine === 'role') permissions.set(aggregate.id, row['permissions'] as string[]);
  }
  app = createHttp({
    config: { captcha: false, logLevel: 'silent', trustedProxies: [], host: '127.0.0.1', allowedHosts: [] },
    routes: masterDataRoutes(database.pool),
    // All roles of the test have one session.
    rates: NO_LIMITS,
    identify: async ({ headers }) =>
      typeof headers['x-role'] === 'string' ? { session, actor: actorOf(headers['x-role']) } : null,
  });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, role: string | null = 'clerk', language = 'en', more: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...(role === null ? {} : { 'x-role': role }), 'pc-language': language, ...more } });

const json = async (...asked: Parameters<typeof get>) => {
  const answer = await get(...asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('the tables', () => {
  it.each(registers.map(({ id }) => id))('the table of %s keeps its rows, generated columns and all', async (id) => {
    const { rows } = await database.pool.query(`select * from ${rowTable(id)} order by id limit 1`);
    expect(rows[0]).toMatchObject({ version: 1, state: 'registered' });
    const generated = Object.entries(rows[0]).filter(
      ([column]) => !['id', 'version', 'state', 'branches', 'owner', 'row'].includes(column),
    );
    expect(generated.length).toBeGreaterThan(0);
    const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    for (const [column, value] of generated) expect(value ?? null, column).toEqual(rows[0].row[camel(column)] ?? null);
  });

  it('the tables lead people to their rows by the branches that see the rows', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from row_staff where branches && '{MUS}'`,
    );
    expect(rows).toEqual([{ count: 5 }]);
  });
});

describe('areas', () => {
  it('areas of Myanmar have official codes, names and the area above', async () => {
    const areas = await json('/api/myanmarArea/all');
    expect(areas).toHaveLength(444);
    expect(areas).toContainEqual({ id: 'MMR018', nameEn: 'Naypyitaw Council', nameMy: 'နေပြည်တော် ကောင်စီ', level: 1 });
    expect(areas).toContainEqual(
      expect.objectContaining({ id: 'MMR015009', nameEn: 'Muse', parent: 'MMR015D002', level: 3 }),
    );
  });

  it('areas are a tree that is sent once and then known by its tag, one for each language', async () => {
    const first = await get('/api/merchantArea/tree');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.json().map(({ label }: { label: string }) => label)).toEqual(['Myanmar', 'China']);
    const tag = String(first.headers['etag']);
    const again = await get('/api/merchantArea/tree', 'clerk', 'en', { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const chinese = await get('/api/merchantArea/tree', 'clerk', 'zh', { 'if-none-match': tag });
    expect(chinese.statusCode).toBe(200);
    expect(chinese.json()[1].label).toBe('中国');
    expect(chinese.headers['etag']).not.toBe(tag);
  });
});

describe('the tree of areas travels shortened', () => {
  const asking = (accepted: string) =>
    get('/api/merchantArea/tree', 'clerk', 'en', { 'accept-encoding': accepted }).then(({ headers, rawPayload }) => ({
      coding: headers['content-encoding'],
      rawPayload,
    }));

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('the tree of areas travels shortened for %s as %s', async (accepted, coding, open) => {
    const plain = await asking('identity');
    expect(plain.coding).toBeUndefined();
    const short = await asking(accepted);
    expect(short.coding).toBe(coding);
    expect(open(short.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(short.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });
});

describe('lists', () => {
  it('lists of stations have id and English name, airports their code', async () => {
    const stations = await json('/api/station/all');
    expect(stations).toContainEqual(
      expect.objectContaining({
        nameEn: 'Dehong Mangshi International Airport',
        iata: 'LUM',
        kind: 'airport',
        branch: 'RUI',
      }),
    );
    expect(stations.filter(({ iata }: { iata?: string }) => iata === 'RGN')).toHaveLength(1);
    expect(stations.some((station: object) => Object.values(station).includes(null))).toBe(false);
  });

  it('lists of questions form the same tree in both languages', async () => {
    const questions: { id: number; pid: number; language: string }[] = await json('/api/question/all');
    const tree = (wanted: string) =>
      questions.filter(({ language }) => language === wanted).map(({ id, pid }) => [id, pid]);
    expect(tree('us')).toEqual(tree('cn'));
    expect(tree('us')).toContainEqual([113, 110]);
  });

  it('lists of departments are whole, with parents', async () => {
    const { content, totalElements } = await json('/api/sysDept?size=999', 'clerk', 'zh');
    expect(content).toHaveLength(totalElements);
    expect(content[0]).toMatchObject({ id: 'YGN', label: '仰光总部', companyCode: 'YGN', hasChildren: true });
    expect(content).toContainEqual(expect.objectContaining({ id: 'MUS-WH', pid: 'MUS', leaf: true }));
  });
});

describe('dictionaries', () => {
  it('the call of dictionaries answers one dictionary in the family’s form, in the asker’s language', async () => {
    const { content, totalElements } = await json('/api/dictDetail?dictName=payType&page=0&size=9999', 'clerk', 'zh');
    expect(totalElements).toBe(4);
    expect(content[1]).toEqual({
      id: expect.any(String),
      dict: { id: 'payType' },
      value: 'receiverPays',
      label: '到付',
      labelEn: 'Receiver pays',
      labelZh: '到付',
      dictSort: 2,
    });
  });

  it('the pages of dictionaries are cut from 0', async () => {
    const page = async (number: number) =>
      (await json(`/api/dictDetail?dictName=payType&page=${number}&size=3`)).content.map(
        ({ value }: { value: string }) => value,
      );
    expect([await page(0), await page(1), await page(2)]).toEqual([
      ['senderCash', 'receiverPays', 'offsetByGoods'],
      ['ledger'],
      [],
    ]);
  });

  it('the call of dictionaries answers several at once, unknown ones empty', async () => {
    const map = await json('/api/dictDetail/map?dictName=orderStatus,gender,unheardOf');
    expect(Object.keys(map)).toEqual(['orderStatus', 'gender', 'unheardOf']);
    expect(map.orderStatus.map(({ value }: { value: string }) => Number(value))).toEqual(
      Array.from({ length: 24 }, (_, code) => code),
    );
    expect(map.unheardOf).toEqual([]);
  });

  it.each([
    '/api/dictDetail',
    '/api/dictDetail?dictName=',
    '/api/dictDetail?dictName=a&size=0',
    '/api/dictDetail?dictName=a&page=-1',
    '/api/dictDetail/map',
  ])('the calls of dictionaries refuse %s by field', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid' });
  });
});

describe('menus', () => {
  const titles = (entries: { meta?: { title: string }; children?: never[] }[]): string[] =>
    entries.flatMap(({ meta, children }) => [...(meta ? [meta.title] : []), ...titles(children ?? [])]);

  it('menus hold what the roles grant', async () => {
    const clerk = titles(await json('/api/menus/build', 'clerk'));
    for (const title of ['Orders', 'Order list (v2)', 'Order detail', 'Sender', 'New order', 'Bulk import'])
      expect(clerk).toContain(title);
    expect(clerk.at(-1)).toBe('Download list');
    const auditor = titles(await json('/api/menus/build', 'auditor', 'zh'));
    expect(auditor).toContain('订单列表（新版）');
    expect(auditor).not.toContain('新建订单');
    const all = titles(await json('/api/menus/build', 'admin'));
    expect([...clerk, 'Download list'].filter((title) => !all.includes(title))).toEqual([]);
    expect(all).toHaveLength(
      menus.filter(
        ({ kind, code, permission }) =>
          !COLLEAGUE_RIGHTS.includes(permission ?? '') &&
          (kind !== 'catalog' || menus.some(({ parent }) => parent === code)),
      ).length,
    );
    expect(await json('/api/menus/build', 'ROLE_SYSTEM_DEFAULT')).toEqual([]);
  });

  it.each(roles.map(({ code }) => code))(
    'menus of %s are those of the standard company, in both languages',
    async (code) => {
      const role = roles.find((one) => one.code === code);
      const granted = { menus: new Set(role?.menus), permissions: role?.permissions ?? [] };
      const entries = menus.toSorted((one, other) => one.sort - other.sort || (one.code < other.code ? -1 : 1));
      for (const language of ['en', 'zh'] as const)
        expect(await json('/api/menus/build', code, language)).toEqual(buildMenus(entries, granted, language));
    },
  );

  it('menus have reports for who may open them alone', async () => {
    for (const { code, permissions: granted } of roles) {
      const offered = (await json('/api/menus/build', code)).some(
        ({ path }: { path: string }) => path === '/pickupReport',
      );
      expect([code, offered]).toEqual([code, granted.includes('report.read') || granted.includes('*')]);
    }
  });

  it('menus are kept by who maintains them', async () => {
    expect((await get('/api/menus', 'clerk')).statusCode).toBe(403);
    expect((await get('/api/menus/lazy', 'clerk')).statusCode).toBe(403);
    const { content, totalElements } = await json('/api/menus?blurry=bulk', 'admin');
    expect([totalElements, content[0]]).toEqual([
      1,
      expect.objectContaining({ id: 'sender.import', pid: 'sender', type: 1, menuSort: 22 }),
    ]);
    const top = await json('/api/menus/lazy', 'admin');
    expect(top.map(({ id, hasChildren }: { id: string; hasChildren: boolean }) => [id, hasChildren])).toEqual(
      menus
        .filter(({ parent }) => parent === null)
        .toSorted((one, other) => one.sort - other.sort)
        .map(({ code }) => [code, menus.some(({ parent }) => parent === code)]),
    );
    expect(await json('/api/menus/lazy?pid=sender', 'admin')).toHaveLength(2);
  });
});

it.each([
  '/api/myanmarArea/all',
  '/api/merchantArea/tree',
  '/api/station/all',
  '/api/question/all',
  '/api/dictDetail?dictName=gender',
  '/api/dictDetail/map?dictName=gender',
  '/api/sysDept',
  '/api/menus/build',
  '/api/menus',
  '/api/menus/lazy',
])('%s asks who is there', async (url) => {
  expect((await get(url, null)).statusCode).toBe(401);
});

describe('branches and prices', () => {
  it('branches and prices are known to a business customer by name, place and price, without any person', async () => {
    const branches = await json('/api/branch/all', 'merchant');
    expect(branches).toHaveLength(7);
    expect(branches[0]).toEqual({
      id: 'YGN',
      name: 'Yangon Head Office',
      nameZh: expect.any(String),
      abbreviation: 'YGN',
      country: 'MM',
      city: 'MMR013D004',
      enabled: true,
    });
    const tariffs = await json('/api/tariff/all', 'merchant');
    expect(new Set(tariffs.map(({ route }: { route: string }) => route))).toEqual(
      new Set(['sameCity', 'crossCity', 'crossBorder']),
    );
    expect(JSON.stringify([branches, tariffs])).not.toMatch(/phone|contact|charge"|email/i);
  });

  it('the prices listed hold now or later: what was superseded is left out', async () => {
    const holding = async (table: string) => {
      const { rows } = await database.pool.query<{ id: string; valid_from: string; route: string }>(
        `select id, valid_from, coalesce(row ->> 'route', '') as route from ${table} where state = 'registered'`,
      );
      const last = new Map<string, string>();
      for (const { route, valid_from: from } of rows)
        if (from <= new Date().toISOString() && from > (last.get(route) ?? '')) last.set(route, from);
      return rows
        .filter(({ route, valid_from: from }) => from >= (last.get(route) ?? ''))
        .map(({ id }) => id)
        .toSorted();
    };
    const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id).toSorted();
    await database.pool.query(
      `insert into row_exchange_rate (id, version, state, row) values
         ('FXRX1', 1, 'registered', '{"kyatPerYuan": 100, "validFrom": "2020-01-01T00:00:00.000Z"}'),
         ('FXRX2', 1, 'registered', '{"kyatPerYuan": 200, "validFrom": "2090-01-01T00:00:00.000Z"}'),
         ('FXRX3', 1, 'retired', '{"kyatPerYuan": 300, "validFrom": "2091-01-01T00:00:00.000Z"}')`,
    );
    const rates = await json('/api/exchangeRate/all', 'merchant');
    expect(idsOf(rates)).toEqual(await holding('row_exchange_rate'));
    expect(idsOf(rates)).toContain('FXRX2');
    expect(idsOf(rates)).not.toContain('FXRX1');
    expect(idsOf(await json('/api/tariff/all', 'merchant'))).toEqual(await holding('row_tariff'));
  });

  it('the branches say which count locks the own branch, and nothing of another', async () => {
    expect(await json('/api/branch/count')).toEqual({});
    const row = { startedByName: 'Daw Mya', startedAt: '2026-11-20T05:00:00.000Z' };
    const running = (id: string, branch: string) =>
      database.pool.query(
        `insert into row_inventory_task (id, version, state, branches, owner, row) values ($1, 2, 'inProgress', $2, null, $3)`,
        [id, [branch], { ...row, branch }],
      );
    await running('INV00000001', 'MDY');
    expect(await json('/api/branch/count')).toEqual({});
    await running('INV00000002', 'YGN');
    const count = {
      task: 'INV00000002',
      branch: 'YGN',
      name: 'Yangon Head Office',
      nameZh: expect.any(String),
      ...row,
    };
    expect(await json('/api/branch/count')).toEqual({ count });
  });

  it('branches and prices are for nobody who is not signed in', async () => {
    for (const path of ['/api/branch/all', '/api/branch/count', '/api/tariff/all', '/api/exchangeRate/all'])
      expect((await get(path, null)).statusCode, path).toBe(401);
  });
});
