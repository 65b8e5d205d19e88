import { textOf } from '#machines/lookups/ask.ts';
import { byKey, type Providers } from './provider.ts';

/** The customer who has the code that an application is to get. */
export const merchantApplicationProviders: Providers = {
  holderOfCode: byKey(
    `select id as key, name from row_merchant where id = any($1)`,
    (ask) => textOf(ask.data, 'merchantCode'),
    ({ name }) => ({ name }),
  ),
};

/** The business customer that an app user is to belong to. */
export const appUserProviders: Providers = {
  merchant: byKey(
    `select id as key, enabled from row_merchant where id = any($1)`,
    (ask) => textOf(ask.data, 'merchant'),
    ({ enabled }) => ({ enabled: enabled === true }),
  ),
};

/** The person a message is for. */
export const noticeProviders: Providers = {
  addressee: byKey(
    `select id as key from row_staff where id = any($1) and status = 'onJob'`,
    (ask) => textOf(ask.data, 'addressee'),
    ({ key }) => ({ id: key }),
  ),
};
