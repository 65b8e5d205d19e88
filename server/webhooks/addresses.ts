import { BlockList, isIPv6 } from 'node:net';

/** Networks that no webhook reaches: private, loopback, link-local, shared, documentation, multicast and reserved. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only the global range is reached, without the parts that carry an IPv4 address or are for documentation. */
const GLOBAL_V6 = ['2000::', 3] as const;
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closedV4 = new BlockList();
for (const [network, prefix] of CLOSED_V4) closedV4.addSubnet(network, prefix, 'ipv4');
const closedV6 = new BlockList();
for (const [network, prefix] of CLOSED_V6) closedV6.addSubnet(network, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet(...GLOBAL_V6, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether an address is public, so that a webhook may reach it. */
export const isPublic = (address: string): boolean =>
  isIPv6(address)
    ? globalV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
    : !closedV4.check(address, 'ipv4');

/** Returns whether an address is the machine itself. */
export const isOwnMachine = (address: string): boolean => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
