import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf } from '../kit/rule.ts';
import { phone } from '../fields/phoneSchema.ts';
import { isReachablePhone } from '../fields/reachable.ts';
import { logo } from '../fields/uploads.ts';
import { address, name, optional } from './parts.ts';
import { wellFormed } from './rules.ts';

const shape = {
  name,
  nameZh: optional(name),
  /** Id of the uploaded picture. */
  logo: optional(logo),
  phone: optional(phone),
  address: optional(address),
};
export type Company = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<Company>, object>('company')({
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
});

/** The company that runs this installation: its name and logo on screens and on paper. There is one. */
export const company = register('company', shape, {
  prefix: 'COM',
  rules,
  reservations: () => [{ kind: 'company.only', key: 'the company' }],
});
