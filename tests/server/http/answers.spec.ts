import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROBLEMS } from '#calls/problems.ts';
import { wordsOf } from '#server/http/language.ts';
import { openApiOf } from '#server/http/openApi.ts';
import { createSample, samplePolicy, sampleRoutes } from './sample.ts';

describe('security headers', () => {
  const app = createSample({
    config: { captcha: false, logLevel: 'silent', trustedProxies: ['127.0.0.1'], host: '0.0.0.0', allowedHosts: [] },
  });
  afterAll(() => app.close());

  test.each(['/api/whole', '/api/nothing', '/api/fault', '/api/parcels/%zz', '/nothing'])(
    'the security headers stand on %s',
    async (url) => {
      const { headers } = await app.inject({ url, headers: { host: 'console.test:8080' } });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self' ws://console.test:8080",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types app default',
        ]),
      );
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test.each(['/api/whole', '/api/fault', '/nothing'])(
    'the answer headers say the server’s time, by which browsers judge: %s',
    async (url) => {
      expect((await app.inject({ url })).headers['date']).toBe('Sat, 21 Nov 2026 05:00:00 GMT');
    },
  );

  test('answers to calls are never stored; over TLS the browser must stay there', async () => {
    const { headers } = await app.inject({ url: '/api/whole', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('wss://');
  });

  test('a hostile Host header does not get into the security policy', async () => {
    const { headers } = await app.inject({ url: '/api/whole', headers: { host: 'x; script-src *' } });
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });

  test('the style that the policy lets through by its hash is the one of the React Aria that is installed', async () => {
    const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8');
    const [, template = ''] = /style\.textContent = `([^`]*)`/.exec(source) ?? [];
    const text = template.replace(/\$\{[^}]*\}/, 'data-react-aria-pressable').trim();
    expect(text).toContain('touch-action');
    const hash = createHash('sha256').update(text).digest('base64');
    const { headers } = await app.inject('/api/whole');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});

describe('words', () => {
  test.each(['en', 'zh'] as const)('every problem is worded in %s', (language) => {
    const missing = Object.keys(PROBLEMS).filter((code) => !wordsOf(language).has(`error.${code}`));
    expect(missing).toEqual([]);
  });
});

describe('the document', () => {
  test('the OpenAPI document names every call with its schemas and its failures', () => {
    const calls = sampleRoutes.map(({ contract }, index) => ({ name: `sample${index}`, tag: 'Sample', contract }));
    const document = JSON.parse(
      JSON.stringify(openApiOf({ calls, tags: { Sample: 'Samples.' }, policy: samplePolicy, machines: [] })),
    );
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/parcels/{id}'].post).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'number' } },
        { name: 'at', in: 'query', required: false },
      ],
      requestBody: {
        content: { 'application/json': { schema: { required: ['name'], additionalProperties: false } } },
      },
    });
    expect(document.paths['/api/rates'].get['x-permissions']).toEqual(['finance.rate', 'finance.all']);
    const { responses } = document.paths['/api/rates'].get;
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '414', '421', '423', '429', '500', '503']);
    expect(responses['403'].description).toBe('crossSite, keyCall, forbidden');
    expect(document.paths['/api/parcels/{id}'].post.responses['404'].description).toBe('notFound');
  });

  test('the answer of the connection test is constant', async () => {
    const app = createSample();
    expect((await app.inject('/api/common/testConnect')).json()).toEqual({ status: 'ok', captcha: false });
    await app.close();
  });
});

describe('the console', () => {
  let dist = '';
  const page = '<!doctype html><title>Shweli</title>';
  const script = 'export const shipped = "x".repeat(100);';

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'shweli-dist-'));
    await mkdir(join(dist, 'assets'));
    await writeFile(join(dist, 'index.html'), page);
    await writeFile(join(dist, 'assets', 'main-1a2b3c.js'), script);
    await writeFile(join(dist, 'assets', 'main-1a2b3c.js.br'), brotliCompressSync(script));
    await writeFile(join(dist, '.env'), 'SECRET=1');
  });
  afterAll(() => rm(dist, { recursive: true }));

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const app = createSample({ dist });
    const answer = await app.inject({ url, headers });
    await app.close();
    return answer;
  };

  test.each(['/', '/orders/5', '/login?redirect=%2Forders'])(
    'the page of the console answers %s and is asked for anew each time',
    async (url) => {
      const answer = await get(url, { accept: 'text/html,*/*' });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(page);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('the page of a signed-in person names the code of the frame, in the language, and of the screen', async () => {
    const built = await mkdtemp(join(tmpdir(), 'shweli-dist-'));
    await mkdir(join(built, '.vite'));
    await writeFile(join(built, 'index.html'), '<html><head></head></html>');
    const list = {
      paths: { '/dashboard': 'home/Home' },
      frame: { en: ['assets/frame.js', 'assets/en.js'], zh: ['assets/frame.js', 'assets/zh.js'], my: [] },
      screens: { 'home/Home': ['assets/home.js'], 'orders/OrderList': ['assets/orders.js', 'assets/grid.css'] },
    };
    await writeFile(join(built, '.vite', 'preloads.json'), JSON.stringify(list));
    const app = createSample({ dist: built, components: new Map([['/companyOrder/orderList', 'orders/OrderList']]) });
    const namedAt = async (url: string, cookie: string): Promise<string[]> => {
      const { body } = await app.inject({ url, headers: { accept: 'text/html', cookie } });
      return [...body.matchAll(/href="([^"]+)"/g)].map(([, file = '']) => file);
    };
    expect(await namedAt('/companyOrder/orderList?page=2', 'token=T1; language=zh')).toEqual([
      '/assets/frame.js',
      '/assets/zh.js',
      '/assets/orders.js',
      '/assets/grid.css',
    ]);
    expect(await namedAt('/dashboard', 'token=T1')).toEqual(['/assets/frame.js', '/assets/en.js', '/assets/home.js']);
    expect(await namedAt('/toString', 'token=T1')).toEqual(['/assets/frame.js', '/assets/en.js']);
    expect(await namedAt('/companyOrder/orderList', 'language=zh')).toEqual([]);
    await app.close();
    await rm(built, { recursive: true });
  });

  test('hashed files of the console are kept for ever, and come compressed to who can read it', async () => {
    const packed = await get('/assets/main-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    const plain = await get('/assets/main-1a2b3c.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  test.each([
    ['/assets/gone.js', 'text/html'],
    ['/api/gone', 'text/html'],
    ['/auth/gone', 'text/html'],
    ['/orders/5', 'application/json'],
    ['/robots.txt', 'text/html'],
    ['/favicon.ico?v=2', 'text/html'],
    ['/sitemap.xml', 'text/html'],
    ['/wp-login.php', 'text/html'],
    ['/.well-known/security.txt', 'text/html'],
    ['/.git/config', 'text/html'],
    ['/.env', '*/*'],
    ['/../package.json', '*/*'],
    ['/%2e%2e/package.json', '*/*'],
    ['/assets/..%2f..%2fpackage.json', '*/*'],
  ])('%s asked as %s is not the page of the console', async (url, accept) => {
    const answer = await get(url, { accept });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ status: answer.statusCode });
  });
});
