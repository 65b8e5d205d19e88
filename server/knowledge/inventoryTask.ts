import type { Order } from '#machines/order/context.ts';
import type { InventoryTask } from '#machines/inventoryTask/context.ts';
import type { Known } from '#machines/inventoryTask/known.ts';
import type { Branch } from '#machines/registers/index.ts';
import type { BranchCount } from '#machines/registers/branchCount.ts';
import { STOCK_STATES } from '../store/stock.ts';
import { parcelOf, waybillAsked } from './parcel.ts';
import {
  byKey,
  isVersion,
  lifeOf,
  textOf,
  type Ask,
  type Provider,
  type Providers,
  type SetProvider,
} from './provider.ts';

const branchOf = ({ data, life }: Ask): string => textOf(data, 'branch') ?? (life.context as InventoryTask).branch;

/** The branch to be counted, which nobody else looks at until the count is written. */
const branch = lifeOf<Branch & { readonly count?: BranchCount | null }>(
  'branch',
  branchOf,
  ({ id, states, context: { enabled, count } }): Known['branch'] => ({
    id,
    enabled: enabled && states['branch'] === 'registered',
    count: count ?? null,
  }),
  { alone: true },
);

const everythingInStock: Provider = (client, asks) =>
  Promise.all(
    asks.map(async (ask): Promise<Known['stock']> => {
      const { rows } = await client.query<Known['stock'][number]>(
        `select id, state, current_branch as branch, row ->> 'holderName' as holder, shelf, package, shipment,
           (row ->> 'pieces')::int as pieces
         from row_order where current_branch = $1 and state = any($2) and row ->> 'holderKind' = 'branch'
         order by shelf nulls last, id`,
        [branchOf(ask), STOCK_STATES],
      );
      return rows;
    }),
  );

/** Asked after the branch is locked, in a transaction of its own: what moved before is seen, nothing moves afterwards. */
const stock: SetProvider = { find: everythingInStock };

const eventKey = ({ data }: Ask): string | null => {
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

/** What the rules of a count look at outside of it. */
export const inventoryTaskProviders: Providers = {
  branch,
  stock,
  parcel: lifeOf<Order>('order', waybillAsked, parcelOf),
  evidence,
};

/** The running count that an adjustment names; nobody else reads it until the adjustment is written. */
export const runningCount = lifeOf<InventoryTask>(
  'inventoryTask',
  ({ data }) => textOf(data, 'count'),
  ({ id, states, context }) => (states['inventoryTask'] === 'inProgress' ? { id, branch: context.branch } : null),
  { alone: true },
);
