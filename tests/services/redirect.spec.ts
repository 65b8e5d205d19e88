import { describe, expect, it } from 'vitest';
import { addressAfterLogin, loginAddress } from '#services/redirect.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://shweli.example');
  return { pathname, search, hash };
};

describe('the path to the sign-in and back', () => {
  it('leads to the sign-in with where one wanted to go', () => {
    expect(loginAddress(at('/a/b?c=1&d=2#e'))).toBe('/login?redirect=%2Fa%2Fb%3Fc%3D1%26d%3D2%23e');
    expect(loginAddress(at('/'))).toBe('/login');
    expect(loginAddress(at('/login?redirect=%2Fa'))).toBe('/login?redirect=%2Fa');
  });

  it('leads back to it, and to the beginning without one', () => {
    expect(addressAfterLogin(at('/login?redirect=%2Fa%2Fb%3Fc%3D1'))).toBe('/a/b?c=1');
    expect(addressAfterLogin(at('/login'))).toBe('/');
  });

  it('stays where one is when that is not the sign-in', () => {
    expect(addressAfterLogin(at('/a/b'))).toBeNull();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?redirect=/login',
  ])('never leads to %s', (wanted) => {
    expect(addressAfterLogin(at(`/login?redirect=${encodeURIComponent(wanted)}`))).toBe('/');
  });
});
