import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createSample } from './sample.ts';

interface Line {
  readonly msg: string;
  readonly [field: string]: unknown;
}

let app: FastifyInstance;
let lines: Line[];
afterEach(() => app.close());

/** Creates the HTTP layer with a log that the test reads. */
const listening = (config: { trustedProxies?: string[]; host?: string; logLevel?: 'info' } = {}): void => {
  lines = [];
  app = createSample({
    config: { captcha: false, logLevel: 'warn', trustedProxies: [], host: '0.0.0.0', allowedHosts: [], ...config },
    logTo: new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(JSON.parse(String(chunk)) as Line);
        done();
      },
    }),
  });
};
const ask = (headers: Record<string, string>, remoteAddress = '10.0.0.9') =>
  app.inject({ url: '/api/whole', headers, remoteAddress });

describe('the operator’s log', () => {
  it.each([
    [
      { host: '127.0.0.1', origin: 'https://console.test', 'sec-fetch-site': 'same-origin' },
      /a proxy changed the host/,
    ],
    [{ host: 'console.test', origin: 'https://other.test' }, /is not of this host/],
  ])('the operator’s log says why a request was refused for its host: %j', async (headers, cause) => {
    listening();
    await ask(headers);
    expect(lines).toEqual([
      expect.objectContaining({
        msg: expect.stringMatching(cause),
        host: headers.host,
        origin: headers.origin,
        peer: '10.0.0.9',
      }),
    ]);
  });

  it('the operator’s log names a host that is not served', async () => {
    listening({ host: '127.0.0.1' });
    await ask({ host: 'console.test' });
    expect(lines).toEqual([
      expect.objectContaining({ msg: expect.stringMatching(/ALLOWED_HOSTS/), host: 'console.test' }),
    ]);
  });

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
    'the operator’s log warns once of a proxy that nobody named and that sends %s',
    async (header) => {
      listening({ trustedProxies: ['10.1.0.0/16'] });
      await ask({ [header]: '198.51.100.1' });
      await ask({ [header]: '198.51.100.2' });
      await ask({ [header]: '198.51.100.2' }, '10.1.2.3');
      await ask({}, '10.0.0.7');
      expect(lines).toEqual([
        expect.objectContaining({ peer: '10.0.0.9', header, msg: expect.stringMatching(/TRUSTED_PROXIES/) }),
      ]);
    },
  );

  it('the operator’s log is not filled by strangers who forge the header of a proxy', async () => {
    listening();
    for (let last = 1; last <= 20; last += 1) await ask({ 'x-forwarded-for': '198.51.100.1' }, `203.0.113.${last}`);
    expect(lines).toHaveLength(8);
  });

  it.each([
    ['/api/whole?phone=09250111222', '/api/whole'],
    ['/api/order/09250111222', '/api/order/*'],
    ['/%2B95%209%20250-111-222/more', '/*/more'],
    ['/api/order/Daw%20Hla', '/api/order/*'],
    ['/api/order/%E6%9D%8E%E5%BB%BA%E5%9B%BD/more', '/api/order/*/more'],
    ['/api/order/hla@example.com', '/api/order/*'],
    ['/t/Daw%20Hla', '*'],
    ['/api/parcels/SL000000015MM', '/api/parcels/SL000000015MM'],
  ])('the operator’s log names the path of %s without what may be a phone or a name', async (url, path) => {
    listening({ logLevel: 'info' });
    await app.inject({ url });
    expect(lines.filter(({ msg }) => msg === 'answered')).toEqual([expect.objectContaining({ path })]);
  });
});
