import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, contentAtHand, takeEarly } from '#services/early.ts';

/** Three o'clock in the morning of the 26th in Yangon. */
const NOW = Date.parse('2026-11-25T20:30:00.000Z');
const LIST = 'http://shweli.example/companyOrder/orderList';

let cookies: string;
let answer: (path: string) => Promise<Response>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  cookies = 'token=T1';
  asked = [];
  answer = (path) => Promise.resolve(new Response(path));
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
  });
  vi.stubGlobal('location', new URL('http://shweli.example/orders'));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer(path);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = (path: string, signal = new AbortController().signal): Request =>
  new Request(`http://shweli.example${path}`, { signal });
const taken = async (path: string, token = 'T1'): Promise<string | null> =>
  (await takeEarly(request(path), null, token))?.text() ?? null;

test('a signed-in start begins all its reads at once, and each answer is used once', async () => {
  askEarly(NOW);
  expect(asked).toEqual(['/api/common/testConnect', '/auth/info', '/api/menus/build', '/api/health']);
  expect(await taken('/auth/info')).toBe('/auth/info');
  expect(await taken('/auth/info')).toBeNull();
});

test('without a session only the connection is tested', () => {
  cookies = '';
  askEarly(NOW);
  expect(asked).toEqual(['/api/common/testConnect']);
});

test('an answer is not used for another session, after half a minute, or if it is a refusal or failed', async () => {
  askEarly(NOW);
  expect(await taken('/auth/info', 'T2')).toBeNull();
  vi.advanceTimersByTime(30_001);
  expect(await taken('/api/menus/build')).toBeNull();
  answer = () => Promise.resolve(new Response('locked', { status: 423 }));
  askEarly(NOW);
  expect(await taken('/api/menus/build')).toBeNull();
  answer = () => Promise.reject(new TypeError('no line'));
  askEarly(NOW);
  expect(await taken('/api/common/testConnect')).toBeNull();
});

test('a caller that stops waiting gets no answer', async () => {
  answer = () => new Promise(() => {});
  askEarly(NOW);
  const stop = new AbortController();
  const waiting = takeEarly(request('/api/common/testConnect', stop.signal), null, 'T1');
  stop.abort();
  expect(await waiting).toBeNull();
});

test('a list opened without a word in its address is read at once, as the list itself will ask', async () => {
  vi.stubGlobal('location', new URL(LIST));
  askEarly(NOW);
  expect(asked).toHaveLength(4);
  await Promise.resolve();
  expect(asked.slice(4)).toEqual(['/api/order/page', '/api/listViews?list=%2FcompanyOrder%2ForderList']);
  const filters = [{ field: 'createdAt', op: 'gte', value: '2026-08-27T17:30:00.000Z' }];
  const body = JSON.stringify({ pageNum: 1, pageSize: 20, sort: [], filters, exactTotal: false });
  expect(await takeEarly(request('/api/order/page'), '{}', 'T1')).toBeNull();
  expect(await (await takeEarly(request('/api/order/page'), body, 'T1'))?.text()).toBe('/api/order/page');
});

test('a list with filters in its address, and a visitor, begin no list', () => {
  vi.stubGlobal('location', new URL(`${LIST}?state=signed`));
  askEarly(NOW);
  expect(asked).not.toContain('/api/order/page');
  cookies = '';
  vi.stubGlobal('location', new URL(LIST));
  askEarly(NOW);
  expect(asked).not.toContain('/api/order/page');
});

const PAGE = {
  address: '/api/order/page',
  body: JSON.stringify({
    pageNum: 1,
    pageSize: 20,
    sort: [],
    filters: [{ field: 'createdAt', op: 'gte', value: '2026-08-27T17:30:00.000Z' }],
    exactTotal: false,
  }),
};
const EMPTY = { records: [], total: 0, totalIsExact: true };

/** Opens the list whose first page gets an answer, and waits until it has come. */
const openList = async (first: () => Promise<Response>): Promise<void> => {
  vi.stubGlobal('location', new URL(LIST));
  answer = (path) => (path === PAGE.address ? first() : Promise.resolve(new Response('{}')));
  askEarly(NOW);
  await vi.advanceTimersByTimeAsync(0);
};

test('the first page of a list is at hand once it has come, for the same token and words, until it is dropped', async () => {
  const { promise: first, resolve: come } = Promise.withResolvers<Response>();
  await openList(() => first);
  expect(contentAtHand(PAGE, 'T1')).toBeNull();
  come(Response.json(EMPTY));
  await vi.advanceTimersByTimeAsync(0);
  expect(contentAtHand(PAGE, 'T2')).toBeNull();
  expect(contentAtHand({ ...PAGE, body: '{}' }, 'T1')).toBeNull();
  const atHand = contentAtHand(PAGE, 'T1');
  expect(atHand?.content).toEqual(EMPTY);
  atHand?.drop();
  expect(contentAtHand(PAGE, 'T1')).toBeNull();
  expect(await takeEarly(request(PAGE.address), PAGE.body, 'T1')).toBeNull();
});

test('a page that nobody took at hand can still be waited for, and is then at hand no more', async () => {
  await openList(() => Promise.resolve(Response.json(EMPTY)));
  expect(contentAtHand(PAGE, 'T1')).not.toBeNull();
  expect(await (await takeEarly(request(PAGE.address), PAGE.body, 'T1'))?.json()).toEqual(EMPTY);
  expect(contentAtHand(PAGE, 'T1')).toBeNull();
});

test.each([
  ['a refusal', () => Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['no answer', () => Promise.reject(new TypeError('no line'))],
])('%s is no page at hand', async (_, first) => {
  await openList(first);
  expect(contentAtHand(PAGE, 'T1')).toBeNull();
});

test('a page at hand is not used after half a minute', async () => {
  await openList(() => Promise.resolve(Response.json(EMPTY)));
  vi.advanceTimersByTime(30_001);
  expect(contentAtHand(PAGE, 'T1')).toBeNull();
});
