import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf } from '../kit/rule.ts';
import { phone } from '../fields/phoneSchema.ts';
import { isReachablePhone } from '../fields/reachable.ts';
import { name, optional, remark } from './parts.ts';
import { referenceTo } from '../fields/references.ts';
import { wellFormed } from './rules.ts';

const shape = {
  name,
  /** Area code of the region served (§3, associated area). */
  area: referenceTo('area'),
  contact: name,
  contactPhone: phone,
  remark: optional(remark),
};
export type Carrier = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<Carrier>, object>('carrier')({
  contactPhoneIsReachable: wellFormed('contactPhone', '§5', isReachablePhone),
});

/** A company that carries shipments for us, by road, rail or air (§3). */
export const carrier = register('carrier', shape, {
  prefix: 'CRR',
  rules,
  reservations: ({ name: called }) => [{ kind: 'carrier.name', key: called }],
});
