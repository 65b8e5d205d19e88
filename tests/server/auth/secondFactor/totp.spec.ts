import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryCodeIn, recoveryHash } from '#server/auth/secondFactor/recoveryCodes.ts';
import { seal, unseal } from '#server/auth/sealing.ts';
import { base32, codeAt, stepAt, stepOf, totpAddress } from '#server/auth/secondFactor/totp.ts';

/** Secret of the test vectors of RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('one-time passwords', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('one-time passwords are those of RFC 6238, appendix B, at %d seconds', (seconds, code) => {
    expect(codeAt(SECRET, stepAt(at(seconds)), 8)).toBe(code);
    expect(codeAt(SECRET, stepAt(at(seconds)))).toBe(code.slice(2));
  });

  it.each([
    [0, '755224'],
    [1, '287082'],
    [5, '254676'],
    [9, '520489'],
  ])('one-time passwords are those of RFC 4226, appendix D, for the counter %d', (counter, code) => {
    expect(codeAt(SECRET, counter)).toBe(code);
  });

  it('one-time passwords are accepted one step early and one step late, not two', () => {
    const now = at(1_234_567_890);
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((skew) => stepOf(SECRET, codeAt(SECRET, step + skew), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
    expect(stepOf(SECRET, '', now)).toBeNull();
    expect(stepOf(SECRET, `${codeAt(SECRET, step)} `, now)).toBeNull();
  });

  it('one-time passwords have their secret in base32, as RFC 4648 writes it', () => {
    const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
    const written = ['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'];
    expect(texts.map((text) => base32(Buffer.from(text)))).toEqual(written);
  });

  it('one-time passwords have an address with issuer and account, whatever their letters', () => {
    const address = new URL(totpAddress(SECRET, 'Shweli: 快递 & Co', 'ko.htet'));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toMatch(/Shweli: 快递 & Co:ko\.htet$/);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'Shweli: 快递 & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('recovery codes are ten different ones, read in any case and with any gaps', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
      expect(recoveryCodeIn(` ${code.toUpperCase().replace('-', ' ')} `)).toBe(code);
      const pasted = `\u202d${code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)))}\u202c`;
      expect(recoveryCodeIn(pasted)).toBe(code);
    }
    for (const other of ['', '123456', 'abcde-fgh', 'abcde-fghjkm', 'abcd1-fghjk', 'abcde-fghj0'])
      expect(recoveryCodeIn(other), other).toBeNull();
  });

  it('recovery codes are kept as a hash of the installation and the person', () => {
    const pepper = Buffer.alloc(32, 1);
    const hash = recoveryHash(pepper, 'STF1', 'abcde-fghjk');
    expect(hash.equals(recoveryHash(pepper, 'STF1', 'abcde-fghjk'))).toBe(true);
    expect(hash.equals(recoveryHash(pepper, 'STF2', 'abcde-fghjk'))).toBe(false);
    expect(hash.equals(recoveryHash(Buffer.alloc(32, 2), 'STF1', 'abcde-fghjk'))).toBe(false);
  });
});

describe('a sealed secret', () => {
  const key = Buffer.alloc(32, 7);

  it('a sealed secret opens with the key for its person alone, and not after a change', () => {
    const sealed = seal(key, 'STF1', SECRET);
    expect(unseal(key, 'STF1', sealed)).toEqual(SECRET);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(seal(key, 'STF1', SECRET).equals(sealed)).toBe(false);
    expect(() => unseal(key, 'STF2', sealed)).toThrow(/authenticate/);
    expect(() => unseal(Buffer.alloc(32, 8), 'STF1', sealed)).toThrow(/authenticate/);
    for (const place of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(() => unseal(key, 'STF1', changed), String(place)).toThrow(/authenticate/);
    }
  });
});
