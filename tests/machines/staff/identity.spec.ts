import { expect, it } from 'vitest';
import { parsePayload } from '#machines/kit/payload.ts';
import { events } from '#machines/staff/events.ts';
import { isIdentityNumber } from '#machines/fields/validators.ts';

it.each([
  ['၁၂/ကမယ(နိုင်)၁၂၃၄၅၆', '12/ကမယ(နိုင်)123456'],
  ['12/ကမယ（နိုင်）１２３４５６', '12/ကမယ(နိုင်)123456'],
  ['\u200b၁၂/KaMaYa(N)၁၂၃၄၅၆', '12/KaMaYa(N)123456'],
  ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
])('a registration card written %s is known as %s', (typed, number) => {
  const parsed = parsePayload(events['staff.amended'], { idNumber: typed });
  expect(parsed.data).toEqual({ idNumber: number });
  expect(isIdentityNumber(number)).toBe(true);
});
