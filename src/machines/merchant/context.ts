import type { Merchant } from './events.ts';
import type { Contract } from '../customers/merchantFields.ts';

/** Context of a business customer (§3). Its level is its state. */
export interface MerchantContext extends Omit<Merchant, 'kind' | 'contract'> {
  readonly contract: Contract | null;
  /** Maximum permissions of its accounts (§6); null if only their roles limit them. */
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
