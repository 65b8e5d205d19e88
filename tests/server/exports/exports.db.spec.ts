import { read } from 'xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initial } from '#machines/exportTask/context.ts';
import { generate } from '#server/exports/generate.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import * as reading from './reading.ts';
import { rowsOf } from './reading.ts';
import { createExportWorld, lastMonth, signedLink, type ExportWorld } from './world.ts';

let world: ExportWorld;
let su: { session: string; authorization: string };
let boss: { session: string; authorization: string };

const now = Date.now();
const range = lastMonth(now);
const hours = (count: number) => new Date(now - count * 3_600_000).toISOString();

beforeAll(async () => {
  world = await createExportWorld();
  su = await world.signIn('su');
  boss = await world.signIn('boss');
  const common = {
    state: 'signed',
    code: 12,
    tags: ['urgent', 'insured'],
    senderPhone: '+959420000001',
    goodsType: 'clothing',
    originBranch: 'YGN',
    receiverCity: 'MMR013D001',
    freightTotal: 1_234_56,
    weightGrams: 1_250,
    lengthMm: 325,
    exception: 'none',
    payCollection: 'paid',
  };
  await world.keepOrder('SL1', 'YGN', { ...common, senderName: '=HYPERLINK("http://evil")', createdAt: hours(1) });
  await world.keepOrder('SL2', 'YGN', {
    ...common,
    senderName: '+95 Aung',
    mailSn: '0012345678901234567',
    createdAt: hours(2),
  });
  await world.keepOrder('SL3', 'MDY', { ...common, senderName: 'Foreign', createdAt: hours(3) });
});
afterAll(() => world.close());

const columns = [
  'id',
  'state',
  'tags',
  'senderName',
  'senderPhone',
  'mailSn',
  'goodsType',
  'originBranch',
  'receiverCity',
  'freightTotal',
  'weightGrams',
  'lengthMm',
  'exception',
  'payCollection',
  'createdAt',
];

const request = async (who: typeof su, body: object = {}, language = 'en') => {
  const wanted = { filters: [range], columns, ...body };
  const { status, body: answer } = await world.ask(who, 'POST', '/api/logisticsOrder/download/task', wanted, language);
  expect(status, JSON.stringify(answer)).toBe(200);
  return String(answer['id']);
};

const tasksOf = (who: typeof su) => reading.tasksOf(world, who);
const settled = (who: typeof su, id: string) => reading.settled(world, who, id);
const grantFor = async (who: typeof su) => (await world.ask(who, 'POST', '/api/aliyunOssMsg/getSts')).body;

const follow = ({ path, query }: ReturnType<typeof signedLink>) => world.app.inject({ url: path, query });

describe('an export of the order list', () => {
  test('an export of the order list needs a time range, of 30 days at most, and fields that exist', async () => {
    const ask = (body: object) => world.ask(su, 'POST', '/api/logisticsOrder/download/task', body);
    const open = await ask({ columns });
    expect(open).toMatchObject({ status: 400, body: { refusals: [{ rule: 'exportTask.timeFieldGiven' }] } });
    const long = { ...lastMonth(), value: [hours(24 * 31), new Date(now).toISOString()] };
    expect(await ask({ filters: [long] })).toMatchObject({
      status: 400,
      body: { refusals: [{ rule: 'exportTask.rangeWithinLimit' }] },
    });
    expect(await ask({ filters: [lastMonth()], columns: ['nope'] })).toMatchObject({ status: 400 });
    expect(await ask({ filters: [lastMonth(), { field: 'nope', op: 'eq', value: 1 }] })).toMatchObject({ status: 400 });
    expect(await ask({ filters: [lastMonth()], fileName: '../../etc/passwd.xlsx' })).toMatchObject({ status: 400 });
  });

  test('an export of the order list holds the rows of own branches, masked, in words, never as formulas', async () => {
    const id = await request(su, { sort: [{ field: 'createdAt', dir: 'desc' }], fileName: '订单.xlsx' });
    const task = await settled(su, id);
    expect(task).toMatchObject({ status: 2, done: 2, total: 2, fileName: expect.any(String) });
    const answer = await follow(signedLink(await grantFor(su), String(task['objectKey'])));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const [head, first, second, ...rest] = rowsOf(answer.rawPayload);
    expect(rest).toEqual([]);
    expect(head?.slice(0, 4)).toEqual(['Waybill number', 'Status', 'Tags', 'Sender']);
    expect(first).toEqual([
      'SL1',
      'Signed',
      'Urgent, Insured',
      '=HYPERLINK("http://evil")',
      '094****0001',
      undefined,
      'Clothing',
      'Branch YGN',
      'Yangon (North)',
      1234.56,
      1.25,
      32.5,
      'No exception',
      'Paid',
      expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
    ]);
    expect(second?.slice(3, 6)).toEqual(['+95 Aung', '094****0001', '0012345678901234567']);
    const book = read(answer.rawPayload, { cellFormula: true });
    const cells = Object.values(book.Sheets[book.SheetNames[0] ?? ''] ?? {}) as { f?: string }[];
    expect(cells.filter((cell) => cell.f !== undefined)).toEqual([]);
  });

  test('an export of the order list is Chinese for who reads Chinese, and shows everything to who may see everything', async () => {
    const task = await settled(boss, await request(boss, { sort: [{ field: 'id', dir: 'asc' }] }, 'zh'));
    const answer = await follow(signedLink(await grantFor(boss), String(task['objectKey'])));
    const rows = rowsOf(answer.rawPayload);
    expect(rows).toHaveLength(4);
    expect(rows[1]?.slice(0, 8)).toEqual([
      'SL1',
      '已签收',
      expect.stringContaining('加急'),
      '=HYPERLINK("http://evil")',
      '+959420000001',
      undefined,
      '服装',
      '网点 YGN',
    ]);
  });

  test('an export of the order list asked for twice with one key is one task', async () => {
    const key = 'one-press-of-export';
    expect(await request(su, { key, fileName: 'a.xlsx' })).toBe(await request(su, { key, fileName: 'a.xlsx' }));
  });

  test('an export of the order list is not written for somebody who may no longer act, or no longer see the list', async () => {
    const client = await world.pool.connect();
    const { actor } = (await world.app.auth.reidentify(su.session, '')) ?? { actor: null };
    const columnTypes = await columnsOf(world.pool);
    const task = { ...initial, machine: 'order', columns: ['id'] };
    const made = (who: typeof actor) =>
      generate({
        id: 'EXP',
        task,
        actor: who,
        client,
        read: (question) => question(world.pool),
        columns: columnTypes,
        progress: async () => undefined,
      });
    const failed = { type: 'exportTask.failed', reason: 'notPermitted' };
    expect(await made(null)).toEqual(failed);
    expect(await made(actor && { ...actor, permissions: [] })).toEqual(failed);
    expect(await made(actor)).toMatchObject({
      type: 'exportTask.generated',
      rows: 2,
      reach: { scope: ['YGN'], revealed: false },
    });
    client.release();
  });
});

describe('the file of an export', () => {
  let key = '';
  let id = '';
  beforeAll(async () => {
    const task = await settled(su, (id = await request(su)));
    key = String(task['objectKey']);
  });

  const refusal = async (link: ReturnType<typeof signedLink>) => {
    const answer = await follow(link);
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };

  test('the file of an export is named from the database, not from the link', async () => {
    const task = await settled(su, await request(su, { fileName: '订单 (1).xlsx' }));
    const answer = await follow(signedLink(await grantFor(su), String(task['objectKey']), { disposition: 'inline' }));
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="__ (1).xlsx"; filename*=UTF-8''%E8%AE%A2%E5%8D%95%20%281%29.xlsx`,
    );
  });

  test('the file of an export is not there for anybody but its asker, not even for an administrator', async () => {
    expect(await refusal(signedLink(await grantFor(boss), key))).toEqual([404, 'notFound']);
    expect((await tasksOf(boss)).some((task) => task['id'] === id)).toBe(false);
    expect((await world.ask(boss, 'GET', `/api/export/updateDownloadCount/${id}`)).status).toBe(404);
  });

  test('the file of an export is refused to a link that was altered in any part', async () => {
    const grant = await grantFor(su);
    const link = signedLink(grant, key);
    const other = await grantFor(su);
    for (const [name, value] of Object.entries({
      'response-content-disposition': 'attachment; filename="b.exe"',
      Expires: String(Number(link.query.Expires) + 1),
      Signature: `A${link.query.Signature.slice(1, -2)}==`,
      OSSAccessKeyId: String(other['accessKeyId']),
      'security-token': String(other['securityToken']),
    }))
      expect([name, ...(await refusal({ ...link, query: { ...link.query, [name]: value } }))]).toEqual([
        name,
        403,
        'linkBroken',
      ]);
    const forged = `${Buffer.from('{"user":"su"}').toString('base64url')}.AAAA`;
    expect(await refusal({ ...link, query: { ...link.query, 'security-token': forged } })).toEqual([403, 'linkBroken']);
    expect(await refusal({ ...link, path: link.path.replace('/exports/', '/others/') })).toEqual([403, 'linkBroken']);
  });

  test('the file of an export is refused after the link has expired', async () => {
    const expires = Math.floor(Date.now() / 1000) - 1;
    expect(await refusal(signedLink(await grantFor(su), key, { expires }))).toEqual([403, 'linkExpired']);
  });

  test('the file of an export is refused once the session is over', async () => {
    const passing = await world.signIn('su');
    const link = signedLink(await grantFor(passing), key);
    expect((await follow(link)).statusCode).toBe(200);
    await world.app.auth.sessions.end(passing.session, new Date());
    expect(await refusal(link)).toEqual([401, 'signedOut']);
  });

  test('the file of an export is refused while it is not generated, and after its time', async () => {
    const link = signedLink(await grantFor(su), 'f'.repeat(32));
    expect(await refusal(link)).toEqual([404, 'notFound']);
    const waiting = await world.ask(su, 'GET', '/api/export/updateDownloadCount/EXP99999999');
    expect(waiting.status).toBe(404);
  });

  test('the file of an export is refused when the asker no longer reaches what it was made of', async () => {
    const link = signedLink(await grantFor(su), key);
    await world.change('row_staff', 'su', { branch: 'MDY', operateBranch: 'MDY' });
    await expect.poll(() => refusal(link)).toEqual([403, 'scopeChanged']);
    await world.change('row_staff', 'su', { branch: 'YGN', operateBranch: 'YGN' });
    await expect.poll(async () => (await follow(link)).statusCode).toBe(200);
  });

  test('the file of an export counts the downloads that the browser reports, and keeps which were really given out', async () => {
    expect((await world.ask(su, 'GET', `/api/export/updateDownloadCount/${id}`)).status).toBe(200);
    expect((await tasksOf(su)).find((task) => task['id'] === id)).toMatchObject({ downloadCount: 1 });
    const { rows } = await world.pool.query('select 1 from export_downloads where task = $1', [id]);
    expect(rows.length).toBeGreaterThan(1);
  });
});
