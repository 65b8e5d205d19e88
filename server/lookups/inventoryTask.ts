import { textOf, type LookupSource } from '#machines/lookups/lookupRequest.ts';
import { countedBranchOf } from '#machines/lookups/inventoryTask.ts';
import type { Lookups } from '#machines/inventoryTask/lookups.ts';
import { STOCK_STATES } from '../store/stock.ts';
import { byKey, isVersion, type Provider, type Providers, type SetProvider } from './provider.ts';

const everythingInStock: Provider = (client, sources) =>
  Promise.all(
    sources.map(async (source): Promise<Lookups['stock']> => {
      const { rows } = await client.query<Lookups['stock'][number]>(
        `select id, state, current_branch as branch, row ->> 'holderName' as holder, shelf, package, shipment,
           (row ->> 'pieces')::int as pieces
         from row_order where current_branch = $1 and state = any($2) and row ->> 'holderKind' = 'branch'
         order by shelf nulls last, id`,
        [countedBranchOf(source), STOCK_STATES],
      );
      return rows;
    }),
  );

/**
 * Looks up all stock after the branch is locked, in a transaction of its own: earlier moves are visible, later ones
 * wait.
 */
const stock: SetProvider = { find: everythingInStock };

const eventKey = ({ data }: LookupSource): string | null => {
  const waybill = textOf(data, 'order');
  const { evidence: version } = data;
  return waybill === null || waybill.includes('@') || !isVersion(version) ? null : `${waybill}@${version}`;
};

const evidence = byKey(
  `select id || '@' || version as key, type, recorded_at as at from events
   join unnest($1::text[]) as asked (key) on id = split_part(asked.key, '@', 1) and version = split_part(asked.key, '@', 2)::int
   where machine = 'order'`,
  eventKey,
  ({ type, at }) => ({ type, at }),
);

/** Lookups for the rules of a count. */
export const inventoryTaskProviders: Providers = {
  stock,
  evidence,
};
