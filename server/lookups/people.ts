import { textOf } from '#machines/lookups/lookupRequest.ts';
import { byKey, type Providers } from './provider.ts';

/** Lookups for an application: the customer who already has the intended code. */
export const merchantApplicationProviders: Providers = {
  holderOfCode: byKey(
    `select id as key, name from row_merchant where id = any($1)`,
    (source) => textOf(source.data, 'merchantCode'),
    ({ name }) => ({ name }),
  ),
};

/** Lookups for an app user: the business customer to belong to. */
export const appUserProviders: Providers = {
  merchant: byKey(
    `select id as key, enabled from row_merchant where id = any($1)`,
    (source) => textOf(source.data, 'merchant'),
    ({ enabled }) => ({ enabled: enabled === true }),
  ),
};

/** Lookups for a message: its addressee. */
export const noticeProviders: Providers = {
  addressee: byKey(
    `select id as key from row_staff where id = any($1) and status = 'onJob'`,
    (source) => textOf(source.data, 'addressee'),
    ({ key }) => ({ id: key }),
  ),
};
