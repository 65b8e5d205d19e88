import type pg from 'pg';
import type { LoggedEvent } from '#server/store/record.ts';
import { forge, tamper } from './forge.ts';

/** A corruption of one aggregate. One of these invariants must find it there. */
export interface Corruption {
  readonly name: string;
  readonly invariants: readonly string[];
  /** Plants the corruption and returns the corrupted aggregate as `machine/id`. */
  readonly plant: (pool: pg.Pool, taken: ReadonlySet<string>) => Promise<string>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the first id from a query that belongs to an aggregate not corrupted yet. */
async function pick(pool: pg.Pool, taken: ReadonlySet<string>, machine: string, text: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(text);
  const found = rows.find(({ id }) => !taken.has(`${machine}/${id}`));
  if (!found) throw new Error(`No ${machine} is left for: ${text}`);
  return found.id;
}

/** Returns a function that picks an order by an SQL condition. */
const orderWhere = (condition: string) => (pool: pg.Pool, taken: ReadonlySet<string>) =>
  pick(pool, taken, 'order', `select id from row_order o where ${condition} order by id`);
const after = (type: string, more = 'true'): string =>
  `exists (select from events e where e.machine = 'order' and e.id = o.id and e.type = '${type}') and ${more}`;

/** Returns a corruption by SQL of an order that it picks; `$1` is its id. */
const inOrder = (name: string, condition: string, text: string, ...invariants: string[]): Corruption => ({
  name,
  invariants,
  plant: async (pool, taken) => {
    const id = await orderWhere(condition)(pool, taken);
    await tamper(pool, text, [id]);
    return `order/${id}`;
  },
});

/** Returns a corruption by a forged history of an order, with matching hashes, stream and row. */
const forged = (
  name: string,
  condition: string,
  change: (events: LoggedEvent[]) => readonly LoggedEvent[],
  ...invariants: string[]
): Corruption => ({
  name,
  invariants,
  plant: async (pool, taken) => {
    const id = await orderWhere(condition)(pool, taken);
    await forge(pool, 'order', id, change);
    return `order/${id}`;
  },
});

/** Returns the events with a change of one: the last of a type, or the first of all. */
const changed =
  (type: string | null, change: (event: LoggedEvent) => Partial<LoggedEvent>) =>
  (events: LoggedEvent[]): LoggedEvent[] => {
    const target = type === null ? events[0] : events.findLast((event) => event.type === type);
    if (!target) throw new Error(`No ${type}`);
    return events.map((event) => (event === target ? { ...event, ...change(event) } : event));
  };
const saying =
  (more: Fields) =>
  ({ data }: LoggedEvent): Partial<LoggedEvent> => ({ data: { ...(data as Fields), ...more } });

/** Returns the events with one more at the end, without a proposal and without a change of state. */
const appended =
  (type: string, data: Fields) =>
  (events: LoggedEvent[]): LoggedEvent[] => {
    const last = events.at(-1);
    if (!last) throw new Error('No events');
    const { position, version, to } = last;
    return [...events, { ...last, position: -position, version: version + 1, type, data, from: to, changes: {} }];
  };

/** Returns the events with a copy of the first of a type at the end, as its person would do it again, without a change of state. */
const copied =
  (type: string) =>
  (events: LoggedEvent[]): LoggedEvent[] => {
    const [first, last] = [events.find((event) => event.type === type), events.at(-1)];
    if (!first || !last) throw new Error(`No ${type}`);
    const { version, to, at } = last;
    return [
      ...events,
      { ...first, position: -first.position, version: version + 1, from: to, to, changes: {}, at, occurredAt: at },
    ];
  };

const inRow = (machine: string, table: string, name: string, text: string, ...invariants: string[]): Corruption => ({
  name,
  invariants,
  plant: async (pool, taken) => {
    const id = await pick(pool, taken, machine, `select id from ${table} order by id desc`);
    await tamper(pool, text, [id]);
    return `${machine}/${id}`;
  },
});

const ofWorld = (name: string, aggregate: string, text: string, ...invariants: string[]): Corruption => ({
  name,
  invariants,
  plant: async (pool) => {
    await tamper(pool, text);
    return aggregate;
  },
});

/**
 * All corruptions of orders: beside the events, in them, and in forged histories without contradictions of their own.
 */
export const corruptions: readonly Corruption[] = [
  inOrder(
    'what an event says',
    'true',
    `update events set data = data || '{"remark": "x"}' where machine = 'order' and id = $1 and version = 2`,
    'E05',
  ),
  inOrder(
    'what an event knew',
    'true',
    `update events set known = '{"x": 1}' where machine = 'order' and id = $1 and version = 1`,
    'E05',
  ),
  inOrder(
    'who did it',
    'true',
    `update events set actor = actor || '{"id": "STF999999"}' where machine = 'order' and id = $1 and version = 1`,
    'E05',
    'E06',
  ),
  inOrder(
    'who did it, in its column',
    'true',
    `update events set actor_id = 'STF999999' where machine = 'order' and id = $1 and version = 1`,
    'E06',
  ),
  inOrder(
    'where it was done, in its column',
    'true',
    `update events set branch = 'NOWHERE' where machine = 'order' and id = $1 and version = 1`,
    'E06',
  ),
  inOrder(
    'an event taken out',
    'version > 4',
    `delete from events where machine = 'order' and id = $1 and version = 3`,
    'E01',
  ),
  inOrder(
    'the last event taken away',
    'version > 4',
    `delete from events e where machine = 'order' and id = $1 and version = (select version from streams s where s.machine = 'order' and s.id = e.id)`,
    'E01',
  ),
  inOrder(
    'a stream taken from over its events',
    'true',
    `delete from streams where machine = 'order' and id = $1`,
    'E01.streams',
  ),
  inOrder(
    'all events of a stream',
    'true',
    `delete from events where machine = 'order' and id = $1`,
    'E01.streams',
    'E01',
  ),
  inOrder(
    'the head of a stream',
    'true',
    `update streams set head_hash = repeat('0', 64) where machine = 'order' and id = $1`,
    'E05',
  ),
  inOrder(
    'the time of the last event',
    'true',
    `update streams set last_at = '2026-01-01T00:00:00.000Z' where machine = 'order' and id = $1`,
    'P19',
  ),
  inOrder(
    'a remembered fact',
    'true',
    `update streams set context = context || '{"weightGrams": 1}' where machine = 'order' and id = $1`,
    'E04.memory',
  ),
  inOrder(
    'a remembered state',
    `state = 'signed'`,
    `update streams set states = states || '{"sign": "sign.refunded"}' where machine = 'order' and id = $1`,
    'E04.memory',
  ),
  inOrder(
    'a field of a row',
    'true',
    `update row_order set row = row || '{"freightTotal": 1}' where id = $1`,
    'E04.row',
  ),
  inOrder(
    'the state of a row',
    `state = 'inStorage'`,
    `update row_order set state = 'signed' where id = $1`,
    'E04.row',
  ),
  inOrder('the branches that see a row', 'true', `update row_order set branches = '{}' where id = $1`, 'E04.row'),
  inOrder('the owner of a row', 'true', `update row_order set owner = 'MER999999' where id = $1`, 'E04.row'),
  inOrder('a row', 'true', `delete from row_order where id = $1`, 'E04.row'),
  inOrder('a version of a row', 'true', `update row_order set version = version + 1 where id = $1`, 'E04.row'),
  inOrder(
    'a claim too many',
    'true',
    `insert into claims (kind, key, machine, id, since) values ('mailSn', 'PLANTED', 'order', $1, '2026-01-01')`,
    'E04.claims',
  ),
  inOrder(
    'a deadline lost',
    `state = 'pendingAcceptance' and not ${after('order.acceptTimedOut')}`,
    `delete from deadlines where machine = 'order' and id = $1`,
    'E04.deadlines',
  ),
  inOrder(
    'a deadline put off',
    `state = 'pendingCollection' and not ${after('order.collectionTimedOut')}`,
    `update deadlines set due_at = '2031-01-01T00:00:00.000Z' where machine = 'order' and id = $1`,
    'E04.deadlines',
  ),
  inOrder(
    'a deadline that is not of the state',
    `state = 'signed'`,
    `insert into deadlines (machine, id, event, due_at) values ('order', $1, 'order.acceptTimedOut', '2031-01-01T00:00:00.000Z')`,
    'E04.deadlines',
  ),
  inOrder(
    'a command that never was',
    'true',
    `delete from commands where key = (select correlation from events where machine = 'order' and id = $1 and version = 1)`,
    'E07',
  ),
  inOrder(
    'a command that was refused',
    'true',
    `update commands set verdict = verdict || '{"status": "refused"}' where key = (select correlation from events where machine = 'order' and id = $1 and version = 1)`,
    'E07',
  ),
  forged(
    'a state that the event does not lead to',
    after('order.collected', `state = 'signed'`),
    changed('order.collected', () => ({ to: 'warehoused' })),
    'P14',
    'P14.continues',
  ),
  forged(
    'an event that leaves another state than was reached',
    after('order.collected', `state = 'signed'`),
    changed('order.collected', () => ({ from: 'inStorage' })),
    'P14.continues',
  ),
  forged(
    'a time that goes back',
    after('order.collected', `state = 'signed'`),
    changed('order.collected', () => ({ at: '2020-01-01T00:00:00.000Z' })),
    'P19',
  ),
  forged(
    'a second person who was the first',
    after('order.lost', `state = 'lost'`),
    changed('order.lost', () => ({ requestedBy: null })),
    'E06.second',
  ),
  forged(
    'a request in the name of somebody who did not ask',
    after('order.discarded', `state = 'discarded'`),
    changed('order.discarded', () => ({ requestedBy: 'STF999999' })),
    'E06.second',
  ),
  forged(
    'a shelf after the end',
    `state = 'signed'`,
    appended('order.shelved', { shelf: 'A-1' }),
    'P13',
    'P14.declared',
  ),
  forged('a holder that is nowhere', `state = 'loaded'`, changed('order.loaded', saying({ shipment: null })), 'P01'),
  forged('packed in no bag', `state = 'packed'`, changed('order.packed', saying({ package: null })), 'P05'),
  forged(
    'a rejection withdrawn to elsewhere',
    after('order.rejectionWithdrawn'),
    changed('order.rejectionWithdrawn', () => ({ to: 'signed' })),
    'P17',
  ),
  forged(
    'goods of ten cubic metres',
    'true',
    changed(null, saying({ lengthMm: 10_000, widthMm: 1000, heightMm: 1000 })),
    'P20',
  ),
  forged('too much insured', 'true', changed(null, saying({ insureAmount: 1_000_000_01 })), 'P20.insured'),
  forged(
    'urgent in the afternoon',
    `extract(hour from (created_at::timestamptz + interval '390 minutes') at time zone 'UTC') >= 13`,
    changed(null, saying({ orderType: 'urgent' })),
    'P20.urgent',
  ),
  forged(
    'arrived where it was not sent',
    after('order.arrived'),
    changed('order.loaded', ({ lookups }) => ({
      lookups: { ...lookups, shipment: { ...(lookups['shipment'] as Fields), toBranch: 'NOWHERE' } },
    })),
    'P22',
  ),
  forged(
    'in another branch without having travelled',
    `current_branch <> origin_branch and state in ('pendingDelivery', 'inStorage', 'arrived', 'sorted') and exists (select from events e
       where e.machine = 'order' and e.id = o.id and e.type = 'order.warehoused' and e.branch = o.origin_branch)`,
    copied('order.warehoused'),
    'P22',
  ),
  forged(
    'with a courier to whom nobody handed it out',
    after('order.collected', `state in ('inStorage', 'sorted')`),
    copied('order.collected'),
    'P17',
  ),
  forged(
    'less paid than due',
    after('order.collectionPaid', `pay_collection = 'confirmed'`),
    changed('order.collectionPaid', saying({ amount: 1 })),
    'M13.owed',
  ),
  forged(
    'nothing paid',
    after('order.collectionPaid', `pay_collection = 'paid'`),
    changed('order.collectionPaid', saying({ amount: 0 })),
    'M13',
  ),
  forged(
    'more due than owed',
    `pay_collection = 'unpaid'`,
    changed('order.collectionDue', saying({ amount: 123_456_789 })),
    'M13.owed',
  ),
  forged(
    'more refunded than paid',
    `state = 'signed' and pay_collection = 'confirmed'`,
    appended('order.collectionRefunded', { amount: 99_999_999_999, reason: 'x' }),
    'M11',
  ),
  forged(
    'a rate that never was',
    'true',
    changed(null, ({ lookups }) => ({
      lookups: { ...lookups, rate: { ...(lookups['rate'] as object), kyatPerYuan: 1 } },
    })),
    'M03.register',
  ),
  forged(
    'a tariff that never was',
    'true',
    changed(null, ({ lookups }) => {
      const { id, tariff } = lookups['tariff'] as { id: string; tariff: Fields };
      return { lookups: { ...lookups, tariff: { id, tariff: { ...tariff, base: 1 } } } };
    }),
    'M02.tariff',
  ),
  {
    name: 'a waybill with a wrong digit',
    invariants: ['P21'],
    plant: async (pool, taken) => {
      const id = await orderWhere('true')(pool, taken);
      const wrong = `${id.slice(0, 9)}X${id.slice(11)}`;
      for (const table of ['events', 'streams', 'claims', 'deadlines'])
        await tamper(pool, `update ${table} set id = $2 where machine = 'order' and id = $1`, [id, wrong]).catch(
          () => undefined,
        );
      await tamper(pool, 'update row_order set id = $2 where id = $1', [id, wrong]);
      return `order/${wrong}`;
    },
  },
  {
    name: 'a whole life with its head and its row',
    invariants: ['E05.sequence'],
    plant: async (pool, taken) => {
      const id = await orderWhere('true')(pool, taken);
      for (const table of ['events', 'streams'])
        await tamper(pool, `delete from ${table} where machine = 'order' and id = $1`, [id]);
      await tamper(pool, 'delete from row_order where id = $1', [id]);
      await tamper(pool, 'delete from deadlines where id = $1', [id]).catch(() => undefined);
      await tamper(pool, 'delete from claims where id = $1', [id]).catch(() => undefined);
      return `log/order/${id} event 1`;
    },
  },
  ofWorld(
    'a row that no life is behind',
    'order/SL999999999MM',
    `insert into row_order (id, version, state, row) values ('SL999999999MM', 1, 'signed', '{}')`,
    'E04.orphans',
  ),
  ofWorld(
    'a claim that nobody holds',
    'order/SL888888888MM',
    `insert into claims (kind, key, machine, id, since) values ('mailSn', 'NOBODY', 'order', 'SL888888888MM', '2026-01-01')`,
    'E04.claims.held',
  ),
  ofWorld(
    'a deadline that nobody waits for',
    'order/SL777777777MM',
    `insert into deadlines (machine, id, event, due_at) values ('order', 'SL777777777MM', 'order.acceptTimedOut', '2031-01-01T00:00:00.000Z')`,
    'E04.deadlines.held',
  ),
  ofWorld(
    'a number of the log',
    'log/number 5 of the log',
    'delete from log_sequence where sequence = 5',
    'E05.sequence',
  ),
  inRow(
    'staff',
    `row_staff where state <> 'retired' and row ->> 'staffCode' is not null`,
    'a claim lost',
    `delete from claims where machine = 'staff' and id = $1 and kind = 'staff.staffCode'`,
    'E04.claims',
  ),
  inRow(
    'staff',
    `row_staff where row ->> 'status' = 'onJob' and enabled`,
    'a role that is not there',
    `update row_staff set row = jsonb_set(row, '{roles}', '["nobody"]') where id = $1`,
    'E12.roles',
  ),
  inRow(
    'staff',
    'row_staff',
    'a session of who is disabled',
    `with off as (update row_staff set row = row || '{"enabled": false}' where id = $1 returning id)
    insert into sessions (id, secret_hash, staff_id, kind, ip, user_agent, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), sha256(id::bytea), id, 'browser', '10.0.0.1', '', now(), now(), now() + interval '1 day' from off`,
    'E11',
  ),
  inRow(
    'staff',
    `row_staff where row ->> 'status' = 'onJob'`,
    'a staff code taken twice',
    `update row_staff set row = row || jsonb_build_object('staffCode',
    (select staff_code from row_staff other where other.id <> $1 and other.row ->> 'status' = 'onJob' order by id limit 1)) where id = $1`,
    'P21.staff',
  ),
  {
    name: 'a second person in charge',
    invariants: ['E12.charge'],
    plant: async (pool) => {
      const { rows } = await pool.query<{ branch: string }>(
        `select branch from row_staff where row ->> 'status' = 'onJob' and enabled group by branch having count(*) > 2 order by branch limit 1`,
      );
      const branch = rows[0]?.branch ?? '';
      await tamper(pool, `update row_staff set row = row || '{"personInCharge": true}' where branch = $1`, [branch]);
      return `branch/${branch}`;
    },
  },
  inRow(
    'menu',
    `row_menu where parent is not null`,
    'a menu entry above itself',
    "update row_menu set row = row || jsonb_build_object('parent', id) where id = $1",
    'E12.menu',
  ),
  inRow(
    'department',
    `row_department where state = 'registered'`,
    'a department above itself',
    "update row_department set row = row || jsonb_build_object('parent', id) where id = $1",
    'E12.department',
  ),
  ofWorld(
    'nobody who may do everything',
    'staff/administrator',
    `update row_role set row = jsonb_set(row, '{permissions}', '[]') where jsonb_exists(row -> 'permissions', '*')`,
    'E12.administrator',
  ),
];
