import type { Merchant } from './events.ts';
import type { Contract } from '../customer.ts';

/** What is kept of a business customer (§3). Its level is its state. */
export interface MerchantContext extends Omit<Merchant, 'kind' | 'contract'> {
  readonly contract: Contract | null;
  /** What its accounts may do at most (§6); null for all that their roles grant. */
  readonly permissions: readonly string[] | null;
  readonly invalidFor: string | null;
}

export const initial: MerchantContext = {
  code: '',
  name: '',
  contact: '',
  phone: '',
  address: '',
  branch: '',
  accounts: [],
  contract: null,
  commonSenders: [],
  maintainer: '',
  permissions: null,
  invalidFor: null,
};
