import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { call, onForbidden, onUnauthorised } from '#services/http.ts';
import { intend, propose } from '#services/propose.ts';
import { problem } from './catalogue/wire.ts';
import { greet } from './greet.ts';
import { stubRequest } from '../support/stubRequest.ts';

let cookies: string;
let requests: Request[];
let answers: (Response | Error)[];

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const timeout = () => new DOMException('late', 'TimeoutError');

// Loads it, which takes time by another clock than that of the tests.
beforeAll(() => import('#services/failureAnswer.ts'));

beforeEach(() => {
  cookies = 'token=T1; language=zh';
  requests = [];
  answers = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
  });
  vi.stubGlobal('location', new URL('http://shweli.example/companyOrder/orderList?page=2'));
  stubRequest();
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('no network');
  });
  vi.stubGlobal('console', { ...console, error: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failure = (asked: Promise<unknown>) => asked.then(() => null, failureOf);

describe('a call', () => {
  it('a call reads the body of an answer that nobody looks at, which else holds the connection', async () => {
    const answer = json(200, { status: 'ok' });
    answers = [answer];
    await call({ method: 'GET', path: '/api/common/testConnect' }, {});
    expect(answer.bodyUsed).toBe(true);
  });

  it('a call sends a shed read again after the time that the server names, and a command never by itself', async () => {
    vi.useFakeTimers();
    const shed = () => {
      const answer = problem(503, 'busy', 'overloaded');
      answer.headers.set('retry-after', '2');
      return answer;
    };
    const read = { method: 'GET', path: '/api/common/testConnect' } as const;
    answers = [shed(), json(200, {})];
    const asked = call(read, {});
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2001);
    await asked;
    expect(requests).toHaveLength(2);
    answers = [shed(), shed(), shed()];
    const refused = failure(call(read, {}));
    await vi.runAllTimersAsync();
    expect(await refused).toMatchObject({ kind: 'server', status: 503 });
    expect(requests).toHaveLength(5);
    answers = [shed()];
    expect(await failure(call(greet, { body: { name: 'Su' } }))).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(6);
  });

  it('a call carries the headers of every call, and gives the parsed answer', async () => {
    answers = [json(200, { text: 'hello' })];
    await expect(call(greet, { body: { name: 'Su' } })).resolves.toEqual({ text: 'hello' });
    const [request] = requests;
    expect(request?.url).toBe('http://shweli.example/api/greet');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'T1',
      'content-type': 'application/json',
      'pc-language': 'zh',
      timezone: 'Asia/Yangon',
      'x-screen': '/companyOrder/orderList',
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    });
    await expect(request?.json()).resolves.toEqual({ name: 'Su' });
  });

  it.each([
    [problem(400, 'bad'), { kind: 'invalid', message: 'bad', code: 'invalid' }],
    [problem(409, 'stale', 'conflict'), { kind: 'conflict', message: 'stale' }],
    [
      problem(422, 'no', 'invalid', { refusals: [{ code: 'rule' }] }),
      { kind: 'refused', refusals: [{ code: 'rule' }] },
    ],
    [problem(500, 'our fault', 'fault'), { kind: 'server', status: 500, message: 'our fault' }],
    [problem(400, 'body decides', 'forbidden', { status: 403 }), { kind: 'forbidden' }],
    [json(500, 'not json at all'), { kind: 'intercepted', status: 500 }],
    [json(403, { status: 403, message: 'Forbidden' }), { kind: 'intercepted', status: 403 }],
    [json(401, { message: 'Basic' }), { kind: 'intercepted', status: 401 }],
    [json(429, { code: 429, message: 'slow down' }), { kind: 'intercepted', status: 429 }],
    [new Response('<html>', { headers: { 'content-type': 'text/html' } }), { kind: 'intercepted', status: 200 }],
    [new Response('ok'), { kind: 'intercepted', status: 200 }],
  ])('a call gives a failure of its kind, and tells what is not the server’s: %#', async (answer, expected) => {
    answers = [answer];
    expect(await failure(call(greet, { body: { name: 'Su' } }))).toMatchObject(expected);
  });

  it('a call takes a page for no answer, also where nobody reads the answer', async () => {
    answers = [new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })];
    expect(await failure(call({ method: 'PUT', path: '/api/lock' }, {}))).toEqual({ kind: 'intercepted', status: 200 });
  });

  it('a call says that the answer was not what was agreed', async () => {
    answers = [json(200, { words: 1 })];
    expect(await failure(call(greet, { body: { name: 'Su' } }))).toMatchObject({ kind: 'server' });
  });

  it('a call words a time-out as the error catalogue does, in both languages', async () => {
    answers = [timeout()];
    const failed = await failure(call(greet, { body: { name: 'Su' } }));
    expect(failed).toEqual({ kind: 'timeout' });
    if (!failed) return;
    expect(wordFailure(failed, await loadWords('en'))).toBe('Network request timeout');
    expect(wordFailure(failed, await loadWords('zh'))).toBe('网络请求超时');
  });

  it('a call words a failure without a message as an api request error', async () => {
    expect(wordFailure({ kind: 'server', message: '' }, await loadWords('en'))).toBe('Api request error');
    expect(wordFailure({ kind: 'invalid', message: 'Name missing' }, await loadWords('en'))).toBe('Name missing');
  });

  it('a call words a body too large for a proxy as too large for the way, not as a limit of the server', async () => {
    answers = [new Response('<html>413 Request Entity Too Large</html>', { status: 413 })];
    const failed = await failure(call(greet, { body: { name: 'Su' } }));
    if (!failed) throw new Error('It did not fail');
    expect(wordFailure(failed, await loadWords('en'))).toMatch(/^Too large for the way to the server: a proxy/);
    expect(wordFailure(failed, await loadWords('zh'))).toMatch(/代理/);
    answers = [problem(413, 'Image too large: it may have 10 MB at most.', 'uploadTooLarge')];
    const own = await failure(call(greet, { body: { name: 'Su' } }));
    expect(own && wordFailure(own, await loadWords('en'))).toBe('Image too large: it may have 10 MB at most.');
  });

  it('a call reports a 403 to the console, until the console no longer listens', async () => {
    // Another listener handles the refusals of other tests.
    onForbidden(() => true)();
    const told = vi.fn(() => true);
    const stop = onForbidden(told);
    answers = [problem(403, '', 'forbidden'), problem(403, '', 'forbidden')];
    await failure(call(greet, { body: { name: 'Su' } }));
    stop();
    await failure(call(greet, { body: { name: 'Su' } }));
    expect(told.mock.calls).toEqual([[{ pathname: '/companyOrder/orderList', search: '?page=2' }]]);
  });
});

describe('a session that ran out', () => {
  it('a 401 of something on the way to the server does not mean that a session ran out', async () => {
    const again = vi.fn(() => Promise.resolve(true));
    onUnauthorised(again);
    answers = [json(401, { message: 'proxy authentication' })];
    expect(await failure(call(greet, { body: { name: 'Su' } }))).toMatchObject({ kind: 'intercepted' });
    expect(again).not.toHaveBeenCalled();
  });

  it('a session that ran out lets the call wait for signing in again, and sends the call once more with the new token', async () => {
    answers = [problem(401, '', 'signedOut'), json(200, { text: 'again' })];
    onUnauthorised(async () => {
      cookies = 'token=T2';
      return true;
    });
    await expect(call(greet, { body: { name: 'Su' } })).resolves.toEqual({ text: 'again' });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['T1', 'T2']);
  });

  it('a session that ran out fails the call when nobody signs in again', async () => {
    answers = [problem(401, 'expired', 'signedOut')];
    onUnauthorised(() => Promise.resolve(false));
    expect(await failure(call(greet, { body: { name: 'Su' } }))).toEqual({ kind: 'unauthorised', message: 'expired' });
  });

  it('a session that ran out does not ask to sign in again for a call that was sent before somebody did', async () => {
    const again = vi.fn(() => Promise.resolve(true));
    onUnauthorised(again);
    answers = [problem(401, '', 'signedOut'), json(200, { text: 'hello' })];
    const asked = call(greet, { body: { name: 'Su' } });
    cookies = 'token=T2';
    await expect(asked).resolves.toEqual({ text: 'hello' });
    expect(again).not.toHaveBeenCalled();
  });
});

describe('proposing', () => {
  const accepted = (key: string) => ({ key, machine: 'order', id: 'O1', status: 'accepted', version: 2 });

  it('proposing sends a lost command again with the same key, so that the command happens once', async () => {
    vi.useFakeTimers();
    const command = intend('order', 'O1', { type: 'order.collected' }, 1);
    answers = [timeout(), new TypeError('no network'), json(200, { results: [accepted(command.key)] })];
    const proposed = propose([command]);
    await vi.runAllTimersAsync();
    await expect(proposed).resolves.toMatchObject([{ status: 'accepted' }]);
    const bodies = await Promise.all(requests.map((request) => request.json()));
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map(({ commands: [{ key }] }) => key))).toEqual(new Set([command.key]));
    expect(bodies[0]).toMatchObject({ mode: 'each', dryRun: false, commands: [{ id: 'O1', expectedVersion: 1 }] });
  });

  it('proposing sends the same command again when the server could not say what became of it', async () => {
    vi.useFakeTimers();
    const command = intend('order', 'O1', { type: 'order.collected' });
    answers = [problem(503, 'away', 'unavailable'), json(200, { results: [{ ...command, status: 'duplicate' }] })];
    const proposed = propose([command]);
    await vi.runAllTimersAsync();
    await expect(proposed).resolves.toMatchObject([{ status: 'duplicate' }]);
    const keys = await Promise.all(requests.map(async (request) => (await request.json()).commands[0].key));
    expect(keys).toEqual([command.key, command.key]);
  });

  it.each([
    ['429 of a proxy', () => json(429, { message: 'slow down' })],
    ['403 of a proxy', () => new Response('<html>', { status: 403 })],
    ['404 of a proxy', () => new Response(null, { status: 404 })],
    ['502 of a proxy', () => new Response('<html>', { status: 502 })],
    ['the sign-in page of a hotel', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['JSON of another form', () => json(200, { ok: true })],
    ['a list without verdicts', () => json(200, { results: [] })],
    ['verdicts of other commands', () => json(200, { results: [accepted('import:other:1:0')] })],
    ['a time limit of the server', () => problem(408, 'slow', 'timeout')],
  ])('proposing sends the same command again after %s', async (_name, answer) => {
    vi.useFakeTimers();
    const command = intend('order', 'O1', { type: 'order.collected' });
    answers = [answer(), json(200, { results: [accepted(command.key)] })];
    const proposed = propose([command]);
    await vi.runAllTimersAsync();
    await expect(proposed).resolves.toMatchObject([{ status: 'accepted' }]);
    const keys = await Promise.all(requests.map(async (request) => (await request.json()).commands[0].key));
    expect(keys).toEqual([command.key, command.key]);
  });

  it('proposing gives up after the third try, and never repeats what the server answered', async () => {
    vi.useFakeTimers();
    const lost = failure(propose([intend('order', null, { type: 'order.created' })]));
    await vi.runAllTimersAsync();
    expect(await lost).toEqual({ kind: 'offline' });
    expect(requests).toHaveLength(3);
    requests = [];
    answers = [problem(400, 'bad')];
    expect(await failure(propose([intend('order', null, { type: 'order.created' })]))).toMatchObject({
      kind: 'invalid',
    });
    expect(requests).toHaveLength(1);
  });

  it('proposing gives every intent a key of its own', () => {
    const event = { type: 'order.collected' };
    expect(intend('order', 'O1', event).key).not.toBe(intend('order', 'O1', event).key);
  });
});
