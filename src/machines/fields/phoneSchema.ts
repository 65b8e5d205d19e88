import { z } from 'zod';
import { personal } from './personal.ts';
import { e164Of } from './phones.ts';
import { severalPhonesIn } from './severalPhones.ts';

/** Refuses several numbers, of which one alone could be called. Without the numbers themselves: refusals are recorded. */
const oneNumber = ({ value, issues }: z.core.ParsePayload<string>): void => {
  const { length: count } = severalPhonesIn(value);
  if (count === 0) return;
  issues.push({ code: 'custom', input: value, params: { fault: 'severalPhones', count }, continue: false });
};

/** Phone number in a payload, recorded in E.164. Earlier events have it as it was typed. */
export const phone = personal(
  z
    .string()
    .trim()
    .overwrite(e164Of)
    .check(oneNumber)
    .min(5)
    .max(20)
    .regex(/^\+?[0-9][0-9 -]*$/),
  'phone',
);
