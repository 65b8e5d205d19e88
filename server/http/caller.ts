import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Sender of a request that Fastify does not see, such as an upgrade, read as Fastify reads the others. */
export interface Caller {
  readonly ip: string;
  readonly host: string;
}

/** Networks behind the names that TRUSTED_PROXIES knows. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns an IPv4 address that came over an IPv6 socket in its own form. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

const networks = (trusted: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of trusted.flatMap((name) => NAMED[name.toLowerCase()] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
};

const entriesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Returns a test whether an address belongs to a trusted proxy. */
export const trustOf = (trusted: readonly string[]): ((address: string) => boolean) => {
  const list = networks(trusted);
  return (address) => {
    const ip = plain(address);
    return isIP(ip) !== 0 && list.check(ip, familyOf(ip));
  };
};

/** Returns a reader of a request's caller: the nearest address that is not a trusted proxy. */
export const callerOf = (trusted: readonly string[]): ((request: IncomingMessage) => Caller) => {
  const isTrusted = trustOf(trusted);
  return ({ socket, headers }) => {
    const peer = plain(socket.remoteAddress ?? '');
    if (!isTrusted(peer)) return { ip: peer, host: headers.host ?? '' };
    const forwarded = entriesOf(headers['x-forwarded-for']).map(plain);
    const ip = forwarded.findLast((address) => !isTrusted(address)) ?? forwarded[0] ?? peer;
    return { ip, host: entriesOf(headers['x-forwarded-host']).at(-1) ?? headers.host ?? '' };
  };
};
