import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bucketsInMemory } from '#server/http/buckets.ts';
import { commonRoutes } from '#server/http/common.ts';
import { createHttp } from '#server/http/edge.ts';
import { createLimiter, RATES } from '#server/http/limits.ts';
import { implement } from '#server/http/route.ts';
import { contract } from '#calls/contract.ts';
import { createSample } from './sample.ts';

const app = createSample();
afterAll(() => app.close());

const status = async (method: 'GET' | 'POST', url: string, authorization?: string) =>
  (await app.inject({ method, url, headers: authorization ? { authorization } : {} })).statusCode;

describe('callers of a route', () => {
  test.each([
    ['GET', '/api/whole', { nobody: 200, session: 200, change: 200 }],
    ['GET', '/api/own', { nobody: 401, session: 200, change: 401 }],
    ['POST', '/api/first', { nobody: 401, session: 201, change: 201 }],
    ['GET', '/api/rates', { nobody: 401, session: 403, change: 401 }],
  ] as const)('%s %s answers each caller of the route as its policy says', async (method, url, expected) => {
    expect({
      nobody: await status(method, url),
      session: await status(method, url, 'browser'),
      change: await status(method, url, 'change'),
    }).toEqual(expected);
  });

  test.each([
    ['finance.rate', 200],
    ['other finance.all', 200],
    ['*', 200],
    ['finance', 403],
    ['finance.rates', 403],
  ])(
    'a caller with the permissions "%s" is answered %i by a route that asks for a permission',
    async (permissions, expected) => {
      expect(await status('GET', '/api/rates', `bearer ${permissions}`)).toBe(expected);
    },
  );

  test('refusals to callers of a route are worded', async () => {
    const headers = { authorization: 'bearer', 'pc-language': 'zh' };
    const forbidden = await app.inject({ url: '/api/rates', headers });
    expect(forbidden.json()).toMatchObject({ status: 403, code: 'forbidden', message: '当前账号没有权限。' });
    const signedOut = await app.inject({ url: '/api/own', headers: { 'pc-language': 'zh' } });
    expect(signedOut.json()).toMatchObject({ status: 401, code: 'signedOut', message: '登录状态已过期，请重新登录。' });
  });
});

describe('other sites', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://console.test' }, 200],
    [{ origin: 'http://console.test:80' }, 200],
    [{ origin: 'http://console.test', host: 'console.test:80' }, 200],
    [{ origin: 'http://evil.test' }, 403],
    [{ origin: 'http://console.test.evil.test' }, 403],
    [{ origin: 'http://console.test:81' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://console.test', 'sec-fetch-site': 'cross-site' }, 403],
  ])('a request is refused from another site and served from ours: %j: %i', async (headers, expected) => {
    const answer = await app.inject({ url: '/api/whole', headers: { host: 'console.test', ...headers } });
    expect(answer.statusCode).toBe(expected);
  });

  test('a page that the browser knows as ours is told that a proxy changed the host, and how to mend it', async () => {
    const headers = { host: '127.0.0.1:8080', origin: 'https://console.test', 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ url: '/api/whole', headers });
    expect(answer.json()).toMatchObject({
      status: 421,
      code: 'hostChanged',
      message:
        'This page is at https://console.test, but the proxy before the server asked it as 127.0.0.1:8080. The proxy must pass the host on unchanged (nginx: proxy_set_header Host $http_host). Tell your administrator.',
    });
  });

  test('a page of another host is told both names', async () => {
    const headers = { host: 'console.test', origin: 'http://evil.test' };
    const answer = await app.inject({ url: '/api/whole', headers });
    expect(answer.json()).toMatchObject({ status: 403, code: 'crossSite' });
    expect(answer.json().message).toContain('This page is at http://evil.test, the server was asked as console.test');
  });

  test('a spoofed forwarding header changes neither host nor address', async () => {
    const headers = { host: 'console.test', origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' };
    expect((await app.inject({ url: '/api/whole', headers })).statusCode).toBe(403);
  });
});

describe('rate limits of a route', () => {
  test('a burst within the rate limit passes, the next is 429 with the seconds to wait, and another address is not touched', async () => {
    const limited = createSample({ rates: { read: { burst: 3, perSecond: 0.5 } } });
    const ask = (remoteAddress: string, headers = {}) => limited.inject({ url: '/api/whole', remoteAddress, headers });
    const first = await Promise.all([ask('10.0.0.1'), ask('10.0.0.1'), ask('10.0.0.1')]);
    expect(first.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const refused = await ask('10.0.0.1', { 'x-forwarded-for': '10.9.9.9' });
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'tooMany',
      message: 'Too many requests. Please wait 2 seconds.',
    });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await ask('10.0.0.2')).statusCode).toBe(200);
    expect((await ask('10.0.0.1', { authorization: 'bearer' })).statusCode).toBe(200);
    await limited.close();
  });

  test('a bucket of a rate limit fills again with time and never over its brim', async () => {
    const limiter = createLimiter({ ...RATES, write: { burst: 2, perSecond: 1 } }, bucketsInMemory());
    const take = (now: number) => limiter.take('write', 'a', now);
    expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, 1]);
    expect(await take(500)).toBe(0.5);
    expect(await take(1000)).toBe(0);
    expect([await take(600_000), await take(600_000), await take(600_000)]).toEqual([0, 0, 1]);
  });

  test('calls at once are each counted by the rate limit, and none waits for another', async () => {
    const limiter = createLimiter({ ...RATES, write: { burst: 100, perSecond: 10 } }, bucketsInMemory());
    const waits = await Promise.all(Array.from({ length: 150 }, () => limiter.take('write', 'a', 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
    expect(new Set(waits.slice(100))).toEqual(new Set([0.1]));
  });
});

describe('declarations that do not start', () => {
  const start = (...routes: Parameters<typeof createHttp>[0]['routes']) =>
    createHttp({
      config: { captcha: false, logLevel: 'silent', trustedProxies: [], host: '0.0.0.0', allowedHosts: [] },
      routes,
      identify: async () => null,
    });

  test('a route that the policy does not name does not start', () => {
    const declared = contract({ method: 'GET', path: '/api/unheard', summary: 'Nobody thought of it.' });
    const unknown = implement(declared, () => undefined);
    expect(() => start(unknown)).toThrow('GET /api/unheard has no row in server/policy.ts');
  });

  test('a declared write that would drop unknown fields, however deep, does not start', () => {
    const policy = { 'PUT /api/loose': { access: 'public', scope: '', rateClass: 'write' } } as const;
    const declare = (body: z.ZodType) => () =>
      createSample({
        routes: [implement(contract({ method: 'PUT', path: '/api/loose', summary: 'Loose.', body }), () => undefined)],
        policy: { ...policy, ...openPolicy },
      });
    expect(declare(z.object({ a: z.string() }))).toThrow('PUT /api/loose drops unknown fields at body');
    expect(declare(z.strictObject({ a: z.array(z.object({ b: z.string() })) }))).toThrow('drops unknown fields');
    expect(declare(z.strictObject({ a: z.looseObject({ type: z.string() }) }))).not.toThrow();
  });

  const openPolicy = Object.fromEntries(
    commonRoutes({ captcha: true }).map(
      ({ contract: { method, path } }) =>
        [`${method} ${path}`, { access: 'public', scope: '', rateClass: 'read' }] as const,
    ),
  );
});
