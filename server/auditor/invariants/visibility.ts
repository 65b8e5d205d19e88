import type pg from 'pg';
import { system, type Actor } from '#machines/kit/actor.ts';
import { inScope } from '#machines/kit/explain.ts';
import { order } from '#machines/order/index.ts';
import type { Order } from '#machines/order/context.ts';
import { visibleTo } from '../../access.ts';
import { actorOf, createPeople } from '../../auth/people.ts';
import { selectionOf } from '../../store/selection/selection.ts';
import { isVisible, type KeptRow } from '../../store/rows.ts';
import { among, ofAggregate, ofRows, type Finding, type Invariant } from '../invariant.ts';

/** A person without any right, not even to see personal data. */
const withoutRights: Actor = { ...system, kind: 'person', id: 'anybody', scope: [] };

/** Returns the path, joined by dots, at which a value holds one of some texts; null if it holds none. */
function pathOf(value: unknown, texts: ReadonlySet<string>, at = ''): string | null {
  if (typeof value === 'string') return texts.has(value) ? at : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [name, part] of Object.entries(value)) {
    const found = pathOf(part, texts, at === '' ? name : `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

const MOST_PEOPLE = 60;
const MOST_ORDERS = 1000;

/** Returns one person of each branch and scope, so that a member of each branch sees its orders; merchants as well. */
async function sampledPeople(client: pg.ClientBase): Promise<Actor[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct on (branch, owned, reach) id from (
       select staff.id, staff.branch, staff.row ->> 'merchant' as owned,
         (select min(role.row ->> 'dataScope') from row_role role
          where role.state = 'registered' and staff.row -> 'roles' ? role.id) as reach
       from row_staff staff where staff.enabled and staff.state not in ('retired', 'quit', 'locked')) people
     order by branch, owned, reach, id limit $1`,
    [MOST_PEOPLE],
  );
  const people = createPeople(client);
  const actors: Actor[] = [];
  for (const { id } of rows) {
    const person = await people.of(id);
    if (person?.active) actors.push(actorOf(person, 'auditor', ''));
  }
  return actors;
}

/** Finds pairs of a person and an order whose list, detail and socket disagree. */
async function disagreements(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<KeptRow & { context: Order }>(
    `select r.id, r.version, r.branches, r.owner, '{}'::jsonb as row, s.context from row_order r
     join streams s on s.machine = 'order' and s.id = r.id order by r.id desc limit $1`,
    [MOST_ORDERS],
  );
  const found = new Map<string, Finding>();
  for (const actor of await sampledPeople(client)) {
    const { where, values } = selectionOf(new Map(), order, actor, { filters: [], sort: [] });
    const own = `$${values.length + 1}::text[]`;
    const listed = await client.query<{ id: string }>(
      `select id from (select id, branches, owner from row_order ${where}) reached where id = any(${own})`,
      [...values, rows.map(({ id }) => id)],
    );
    const list = new Set(listed.rows.map(({ id }) => id));
    for (const row of rows) {
      const says = {
        list: list.has(row.id),
        detail: inScope(order, row.context, actor),
        socket: isVisible(actor, row),
      };
      if (says.list === says.detail && says.detail === says.socket) continue;
      found.set(row.id, { invariant: 'E13', machine: 'order', id: row.id, evidence: { person: actor.id, ...says } });
    }
  }
  return [...found.values()];
}

const CREATED_DAY = `(created_at::timestamptz at time zone 'Asia/Yangon')::date::text`;

/** People see what the records hold, and no more than their rights allow (reliability.md 5: E08, E13 to E15). */
export const visibilityInvariants: readonly Invariant[] = [
  ofRows(
    'E08',
    'notice',
    `select n.id, n.state, n.row -> 'addressee' as addressee from row_notice n where ${among('n.id')}
       and (n.state = 'unread') = exists (
         select from events e where e.machine = 'notice' and e.id = n.id and e.type = 'notice.read')`,
  ),
  {
    kind: 'set',
    id: 'E13',
    machine: 'world',
    find: (client, ids) => (ids === null ? disagreements(client) : Promise.resolve([])),
  },
  ofRows(
    'E14',
    'world',
    `with logged as (
       select 'created ' || (recorded_at::timestamptz at time zone 'Asia/Yangon')::date as figure, count(*) as events
       from events where machine = 'order' and version = 1 group by 1
       union all
       select 'state ' || to_state, count(*) from (
         select distinct on (id) to_state from events where machine = 'order' order by id, version desc) latest group by 1),
     shown as (
       select 'created ' || ${CREATED_DAY} as figure, count(*) as rows from row_order group by 1
       union all select 'state ' || state, count(*) from row_order group by 1)
     select 'figures' as machine, figure as id, coalesce(events, 0)::int as events, coalesce(rows, 0)::int as rows
     from logged full join shown using (figure)
     where $1::text[] is null and coalesce(events, 0) <> coalesce(rows, 0)`,
  ),
  ofAggregate('E15', ['order'], ({ aggregate, row, events }) => {
    const { sender, receiver } = aggregate.context as Order;
    const phones = new Set([sender.phone, receiver.phone].filter((phone) => phone !== ''));
    const visible = { row, context: aggregate.context, events: events.map(({ data, lookups }) => ({ data, lookups })) };
    const shown = pathOf(visibleTo(withoutRights, { machine: 'order' }, visible), phones);
    return shown === null ? null : { shown };
  }),
];
