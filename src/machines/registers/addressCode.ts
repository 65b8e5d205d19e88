import { z } from 'zod';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf } from '../kit/rule.ts';
import { phone } from '../fields/phoneSchema.ts';
import { isReachablePhone } from '../fields/reachable.ts';
import { address, name, optional, remark } from './parts.ts';
import { referenceTo } from '../fields/references.ts';
import { keepsKey, wellFormed } from './rules.ts';

const shape = {
  /** Written on parcels by the sending shop, such as MM-0088. */
  code: z
    .string()
    .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/)
    .min(2)
    .max(20),
  receiver: name,
  contactPhone: phone,
  address,
  /** Phone of the app user who received the code. */
  userPhone: optional(phone),
  /** Area code of the district (Myanmar) or city (China). */
  city: referenceTo('area'),
  remark: optional(remark),
};
export type AddressCode = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<AddressCode>, object>('addressCode')({
  codeIsKept: keepsKey('code'),
  contactPhoneIsReachable: wellFormed('contactPhone', '§5', isReachablePhone),
  userPhoneIsReachable: wellFormed('userPhone', '§5', isReachablePhone),
});

/** A receiver's permanent code for transshipment: name and address (§3). */
export const addressCode = register('addressCode', shape, {
  prefix: 'ADC',
  rules,
  keyField: 'code',
  identify: (_, entry) => entry.code,
});
