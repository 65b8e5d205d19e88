import { readMerchantNames, readRoleNames } from '#calls/references.ts';
import { merchant } from '#machines/merchant/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';
import { selectionOf } from '../../store/selection/selection.ts';
import { present } from './present.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameZh: string | null;
  readonly enabled: boolean;
}

const ROLES = `select id, row ->> 'name' as name, row ->> 'nameZh' as "nameZh", state = 'registered' as enabled
from row_role order by id`;

const merchantsWhere = (
  where: string,
): string => `select id, row ->> 'name' as name, (row -> 'enabled')::bool as enabled
from row_merchant ${where} order by id`;

/** Routes of the names of customers and roles, without their records: no account, no contract, no permission. */
export const nameRoutes = (db: Queryable): Route[] => [
  implement(readMerchantNames, async ({ actor }) => {
    const { where, values } = selectionOf(new Map(), merchant, actor, { filters: [], sort: [] });
    const { rows } = await db.query<Omit<Named, 'nameZh'>>(merchantsWhere(where), values);
    return rows;
  }),
  implement(readRoleNames, async () => {
    const { rows } = await db.query<Named>(ROLES);
    return rows.map(present);
  }),
];
