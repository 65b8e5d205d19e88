import { readStaffWork } from '#calls/staff.ts';
import { staff } from '#machines/staff/index.ts';
import { implement, type Route } from '../http/route.ts';
import { workOf } from '../store/staffWork.ts';
import type { Core } from './context.ts';
import { reachableAggregate } from './reachableAggregate.ts';

const MOST_IDS = 100;

const PARCELS = `
select kind, count(*)::integer as count, (array_agg(id order by id))[1:$2] as ids
from (
  select id, case
    when state = 'pendingCollection' and collector = $1 then 'toCollect'
    when state = 'collected' and collector = $1 then 'collected'
    when state = 'pendingDelivery' and deliverer = $1 then 'toDeliver'
    else 'carried' end as kind
  from row_order
  where (collector = $1 and state in ('pendingCollection', 'collected'))
    or (deliverer = $1 and state in ('pendingDelivery', 'delivering'))
    or (row ->> 'holderKind' = 'courier' and coalesce(deliverer, collector) = $1)) as parcels
group by kind order by array_position(array['toCollect', 'collected', 'toDeliver', 'carried'], kind)`;

const CASH = `
select (context -> 'held' ->> 'MMK')::bigint + (context -> 'counting' ->> 'MMK')::bigint as held,
  (context -> 'held' ->> 'CNY')::bigint + (context -> 'counting' ->> 'CNY')::bigint as "heldYuan"
from streams where machine = 'courierCash' and id = $1`;

/** Route of what still lies with a member of staff (§3, §4). */
export const staffWorkRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  implement(readStaffWork, async ({ params: { id }, actor }) => {
    await reachableAggregate(pool, staff, id, actor);
    const [parcels, work, cash] = await Promise.all([
      pool.query<{ kind: string; count: number; ids: string[] }>(PARCELS, [id, MOST_IDS]),
      workOf(pool, [id], MOST_IDS),
      pool.query<{ held: string; heldYuan: string }>(CASH, [id]),
    ]);
    const [owed] = cash.rows.map(({ held, heldYuan }) => ({ held: Number(held), heldYuan: Number(heldYuan) }));
    return {
      work: [
        ...parcels.rows.map((one) => ({ ...one, machine: 'order' })),
        ...(work.get(id) ?? []).map(({ ids, ...one }) => ({ ...one, ids: [...ids], machine: one.kind })),
      ],
      cash: owed && (owed.held !== 0 || owed.heldYuan !== 0) ? owed : null,
    };
  }),
];
