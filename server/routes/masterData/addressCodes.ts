import { readAddressKey } from '#calls/masterData.ts';
import type { AddressCode } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';

const READ = `select row from row_address_code where state = 'registered' and id = $1`;

/** Routes of address codes: the key that senders write on parcels (§3). */
export const addressCodeRoutes = (db: Queryable): Route[] => [
  implement(readAddressKey, async ({ params: { id } }) => {
    const { rows } = await db.query<{ row: AddressCode }>(READ, [id]);
    const [found] = rows;
    if (!found) throw new Problem('notFound');
    return { id, key: found.row.code };
  }),
];
