import { describe, expect, it } from 'vitest';
import { createHostCheck } from '#server/http/hosts.ts';
import { createSample } from './sample.ts';

const isServed = (host: string, config: Partial<Parameters<typeof createHostCheck>[0]> = {}): boolean => {
  try {
    createHostCheck({ host: '127.0.0.1', allowedHosts: [], trustedProxies: [], ...config })({ host });
    return true;
  } catch {
    return false;
  }
};

describe('the host that a request names', () => {
  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'shweli.localhost', '127.8.0.1'])(
    'the host that a request names is served on loopback as %s',
    (host) => expect(isServed(host)).toBe(true),
  );

  it.each(['evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example', '', 'a b', '192.168.1.5'])(
    'the host that a request names is refused on loopback as "%s"',
    (host) => expect(isServed(host)).toBe(false),
  );

  it('the host that a request names may be any name on the network or behind a proxy, unless the names are listed', () => {
    expect(isServed('console.example', { host: '0.0.0.0' })).toBe(true);
    expect(isServed('console.example', { trustedProxies: ['loopback'] })).toBe(true);
    const listed = { host: '0.0.0.0', trustedProxies: ['loopback'], allowedHosts: ['Console.example'] };
    expect(isServed('console.example:8443', listed)).toBe(true);
    expect(isServed('evil.example', listed)).toBe(false);
    expect(isServed('localhost', listed)).toBe(true);
  });

  it('the host that a request names is judged before the call, in the words of a refusal', async () => {
    const app = createSample({
      config: { captcha: false, logLevel: 'silent', trustedProxies: [], host: '127.0.0.1', allowedHosts: [] },
    });
    const answer = await app.inject({ url: '/api/common/testConnect', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ status: 421, code: 'hostNotServed' });
    expect((await app.inject({ url: '/api/common/testConnect', headers: { host: 'localhost' } })).statusCode).toBe(200);
    await app.close();
  });
});
