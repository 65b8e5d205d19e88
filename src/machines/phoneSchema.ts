import { z } from 'zod';
import { personal } from './personal.ts';
import { e164Of } from './phones.ts';

/** Phone number in a payload, recorded in E.164. Earlier events have it as it was typed. */
export const phone = personal(
  z
    .string()
    .trim()
    .overwrite(e164Of)
    .min(5)
    .max(20)
    .regex(/^\+?[0-9][0-9 -]*$/),
  'phone',
);
