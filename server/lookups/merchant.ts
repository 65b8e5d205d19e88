import { textOf } from '#machines/lookups/lookupRequest.ts';
import { byKey, type Providers } from './provider.ts';

/** Lookups for the rules of a business customer: its account manager, and the branch that signed it. */
export const merchantProviders: Providers = {
  maintainer: byKey(
    `select staff_code as key, id from row_staff where staff_code = any($1) and status = 'onJob' and enabled`,
    (source) => textOf(source.data, 'maintainer'),
    ({ id }) => ({ id }),
  ),
  branch: byKey(
    `select id as key from row_branch where id = any($1) and state = 'registered'`,
    (source) => textOf(source.data, 'branch'),
    ({ key }) => ({ id: key }),
  ),
};
