import type pg from 'pg';
import type { WorkKind } from '#machines/staff/work.ts';

/** Open work that lies with a person, beside parcels and cash. Each part selects `kind` and `id` for `person.id`. */
const PARTS: Readonly<Record<WorkKind, string>> = {
  workOrder: `from row_work_order where assignee = person.id and state <> 'completed'`,
  problemItem: `from row_problem_item where follower = person.id and state = 'processing'`,
  inventoryTask: `from row_inventory_task where started_by = person.id and state = 'inProgress'`,
  storageScan: `from row_storage_scan where opened_by = person.id and state = 'open'`,
  arrivalScan: `from row_arrival_scan where opened_by = person.id and state = 'open'`,
  package: `from row_package where packer = person.id and state = 'packed'`,
  shipment: `from row_shipment where state = 'enabled' and exists (select from streams
    where machine = 'shipment' and streams.id = row_shipment.id and context -> 'createdBy' ->> 'id' = person.id)`,
  merchant: `from row_merchant where maintainer = person.code and state <> 'invalid'`,
};

const OPEN_WORK = Object.entries(PARTS)
  .map(([kind, part]) => `select '${kind}' as kind, id ${part}`)
  .join(' union all ');

const READ = `
select person.id as person, work.kind, count(*)::integer as count, (array_agg(work.id order by work.id))[1:$2] as ids
from (select listed.id, coalesce(staff.staff_code, '') as code
  from unnest($1::text[]) as listed (id) left join row_staff as staff on staff.id = listed.id) as person
cross join lateral (${OPEN_WORK}) as work
group by person.id, work.kind`;

/** Open work of one kind: its number, and the first ids. */
export interface Work {
  readonly kind: WorkKind;
  readonly count: number;
  readonly ids: readonly string[];
}

const order = Object.keys(PARTS);

/** Reads the open work of people, by kind, with at most `most` ids of each. */
export async function workOf(
  db: Pick<pg.ClientBase, 'query'>,
  people: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly Work[]>> {
  const { rows } = await db.query<Work & { person: string }>(READ, [people, most]);
  return new Map(
    people.map((person) => [
      person,
      rows
        .filter((row) => row.person === person)
        .map(({ kind, count, ids }) => ({ kind, count, ids }))
        .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
    ]),
  );
}
