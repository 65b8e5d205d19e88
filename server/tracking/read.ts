import type { ReplyOf } from '#calls/contract.ts';
import type { readTracking } from '#calls/tracking.ts';
import type { OrderRow } from '#machines/order/row.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { Branch } from '#machines/registers/branch.ts';
import type { Queryable } from '../auth/queryable.ts';
import { isExpected, standingOf, stepsOf } from './standing.ts';

export type Tracked = ReplyOf<typeof readTracking>;

interface Found {
  readonly row: OrderRow;
  readonly branch: Branch;
  readonly left: string | null;
  readonly out: string | null;
}

/** A parcel of a station or a counter is ready there; a later attempt replaces an earlier one. */
const OUT = ['order.outForDelivery', 'order.sentToStation', 'order.arrivedAtStation'];

const PARCEL = `select row_order.row, row_branch.row as branch,
  (select min(occurred_at) from events where machine = 'order' and id = $1 and type = 'order.departed') as left,
  (select max(occurred_at) from events where machine = 'order' and id = $1 and type = any($2)) as out
from row_order join row_branch on row_branch.id = row_order.row ->> 'destinationBranch'
where row_order.id = $1 and row_order.state <> 'deleted'`;

/**
 * Returns a parcel by its number as everybody may see it; null for a number that is wrong and for one that is not given
 * out; the label of one piece leads to its parcel. A number without its check digit does not reach the database.
 */
export async function trackedIn(db: Queryable, given: string): Promise<Tracked | null> {
  const { waybill: number } = readCode(given.replaceAll(/\s/g, ''));
  if (number === null) return null;
  const { rows } = await db.query<Found>({ name: 'tracking', text: PARCEL, values: [number, OUT] });
  const [found] = rows;
  if (!found) return null;
  const { row, branch, left, out } = found;
  const times = {
    received: row.collectedAt ?? row.stockedAt,
    onTheWay: left,
    outForDelivery: out,
    delivered: row.state === 'signed' ? row.endedAt : null,
  };
  const standing = standingOf(row.state, times);
  const { name, nameZh, address, phone, businessHours } = branch;
  return {
    number,
    standing,
    steps: stepsOf(standing, times),
    due: isExpected(standing) ? row.receiverDue : 0,
    expectedDeliveryTime: row.expectedDeliveryTime,
    branch: { name, nameZh: nameZh ?? null, address, phone, businessHours },
  };
}
