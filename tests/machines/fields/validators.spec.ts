import { describe, expect, it } from 'vitest';
import {
  isEmail,
  isExternalLink,
  isIdentityNumber,
  isIpAddress,
  isLandline,
  isLetters,
  isLowerCaseLetters,
  isMobile,
  isNationalId,
  isPhoneOrLandline,
  isUpperCaseLetters,
  isUrl,
} from '#machines/fields/validators.ts';

const cases: readonly [name: string, holds: (text: string) => boolean, right: string[], wrong: string[]][] = [
  [
    'isIpAddress',
    isIpAddress,
    ['0.0.0.0', '192.168.1.255'],
    ['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.a'],
  ],
  [
    'isMobile',
    isMobile,
    ['13000000000', '14712345678', '18999999999'],
    ['12345678901', '16612345678', '1380000000', '138000000000', '010-1234567'],
  ],
  [
    'isLandline',
    isLandline,
    ['010-1234567', '0871-12345678', '01012345678'],
    ['10-1234567', '010-123456', '010-123456789', '13000000000'],
  ],
  ['isPhoneOrLandline', isPhoneOrLandline, ['13000000000', '010-1234567'], ['09123456789x', '19912345678']],
  [
    'isNationalId',
    isNationalId,
    ['110105491231002', '11010519491231002X', '11010519491231002x', '110105194912310021'],
    ['11010519491231002', 'X10105194912310021', '1101054912310021'],
  ],
  [
    'isIdentityNumber',
    isIdentityNumber,
    ['12/KaMaYa(N)123456', '9/MaKaNa(E)000001', '12/ကမယ(နိုင်)123456', '9/မကန(ဧည့်)000001', '11010519491231002X'],
    ['15/KaMaYa(N)123456', '12/KaMaYa(N)12345', '12KaMaYa123456', '12/ကမယ()123456', '12/က(နိုင်)123456'],
  ],
  [
    'isEmail',
    isEmail,
    ['a@b.mm', 'first.last+tag@mail.shweli.com'],
    ['a', '@b.com', 'a@b', 'a@@b.com', '.a@b.com', 'a@-b.com', 'a b@c.com', 'a@b.c'],
  ],
  [
    'isUrl',
    isUrl,
    ['http://a.mm', 'https://a.mm:8080/b?c=d#e', 'ftp://a.mm'],
    ['a.mm', 'javascript:alert(1)', 'http://', 'http://a b'],
  ],
  [
    'isExternalLink',
    isExternalLink,
    ['https://a', 'http://a', 'mailto:a@b.mm', 'tel:01378990'],
    ['/orders', 'javascript:alert(1)', 'data:text/html,a', ' https://a'],
  ],
  ['isLetters', isLetters, ['abcXYZ'], ['abc1', 'a b', 'é']],
  ['isLowerCaseLetters', isLowerCaseLetters, ['abc'], ['Abc', 'abc1']],
  ['isUpperCaseLetters', isUpperCaseLetters, ['ABC'], ['aBC', 'ABC1']],
];

describe.each(cases)('%s', (_, holds, right, wrong) => {
  it('the validator passes an empty text', () => expect(holds('')).toBe(true));
  it.each(right)('the validator takes %j', (text) => expect(holds(text)).toBe(true));
  it.each(wrong)('the validator refuses %j', (text) => expect(holds(text)).toBe(false));
  it.each(holds === isExternalLink ? [] : right)(
    'the validator refuses %j with something after it on another line',
    (text) => {
      expect(holds(`${text}\n`)).toBe(false);
    },
  );
});

it('the validators answer long hostile texts at once', () => {
  const long = `${'a'.repeat(50_000)}@${'a-'.repeat(50_000)}!`;
  const begun = performance.now();
  for (const [, holds] of cases) holds(long);
  expect(performance.now() - begun).toBeLessThan(30_000);
});
