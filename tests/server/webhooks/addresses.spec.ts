import { describe, expect, test } from 'vitest';
import { isOwnMachine, isPublic } from '#server/webhooks/addresses.ts';

describe('an address that no webhook reaches', () => {
  test.each([
    '0.0.0.0',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.251',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ])('no webhook reaches the address %s', (address) => expect(isPublic(address)).toBe(false));
});

describe('a public address', () => {
  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '198.17.255.255',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('the address %s is public', (address) => expect(isPublic(address)).toBe(true));
});

test.each([
  ['127.0.0.1', true],
  ['127.255.0.1', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['10.0.0.1', false],
  ['::2', false],
])('the machine itself: %s is %s', (address, own) => expect(isOwnMachine(address)).toBe(own));
