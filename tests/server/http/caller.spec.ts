import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf } from '#server/http/caller.ts';

const request = (peer: string, forwarded?: string, host?: string) =>
  ({
    socket: { remoteAddress: peer },
    headers: {
      host: 'shweli.internal',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...(host === undefined ? {} : { 'x-forwarded-host': host }),
    },
  }) as unknown as IncomingMessage;

test.each([
  ['nobody is trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy names the caller', ['203.0.113.9'], '203.0.113.9', '198.51.100.1', '198.51.100.1'],
  [
    'a caller cannot forge entries before the proxies',
    ['10.0.0.0/8'],
    '10.1.2.3',
    '1.1.1.1, 198.51.100.1, 10.9.9.9',
    '198.51.100.1',
  ],
  ['names of networks', ['loopback', 'uniquelocal'], '::1', '198.51.100.1, 192.168.3.4', '198.51.100.1'],
  ['IPv4 over an IPv6 socket', ['127.0.0.1'], '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['a proxy that names nobody', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
])('%s', (_, trusted, peer, forwarded, ip) => {
  expect(callerOf(trusted)(request(peer, forwarded)).ip).toBe(ip);
});

test('the host of the console is that of a trusted proxy', () => {
  expect(callerOf([])(request('10.0.0.1', undefined, 'evil.test')).host).toBe('shweli.internal');
  expect(callerOf(['10.0.0.1'])(request('10.0.0.1', undefined, 'console.test')).host).toBe('console.test');
});
