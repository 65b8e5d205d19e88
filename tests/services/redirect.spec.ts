import { describe, expect, it } from 'vitest';
import { addressAfterLogin, loginAddress } from '#services/redirect.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://shweli.example');
  return { pathname, search, hash };
};

describe('the path to the sign-in and back', () => {
  it('the path to the sign-in leads to the sign-in with where one wanted to go', () => {
    expect(loginAddress(at('/a/b?c=1&d=2#e'))).toBe('/login?redirect=%2Fa%2Fb%3Fc%3D1%26d%3D2%23e');
    expect(loginAddress(at('/'))).toBe('/login');
    expect(loginAddress(at('/login?redirect=%2Fa'))).toBe('/login?redirect=%2Fa');
  });

  it('the path back from the sign-in leads to where one wanted to go, and to the beginning without a place to go', () => {
    expect(addressAfterLogin(at('/login?redirect=%2Fa%2Fb%3Fc%3D1'))).toBe('/a/b?c=1');
    expect(addressAfterLogin(at('/login'))).toBe('/');
  });

  it('the path back from the sign-in stays where one is when that is not the sign-in', () => {
    expect(addressAfterLogin(at('/a/b'))).toBeNull();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?redirect=/login',
  ])('the path back from the sign-in never leads to %s', (wanted) => {
    expect(addressAfterLogin(at(`/login?redirect=${encodeURIComponent(wanted)}`))).toBe('/');
  });
});
