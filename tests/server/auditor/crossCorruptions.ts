import type pg from 'pg';
import { rowTable } from '#server/store/tables.ts';
import type { Corruption } from './corruptions.ts';
import { tamper } from './forge.ts';

type Fields = Readonly<Record<string, unknown>>;

let serial = 0;

/** Inserts the stream and the row of an aggregate without events. Only the owner of the database can do this. */
async function stand(pool: pg.Pool, machine: string, state: string, lookups: Fields): Promise<string> {
  serial += 1;
  const id = `PLANTED${serial}`;
  // A bill's row contains the number of its lines.
  const row = Array.isArray(lookups['lines']) ? { ...lookups, lines: lookups['lines'].length } : lookups;
  await tamper(
    pool,
    `insert into streams (machine, id, version, states, remembered, context, machine_hash, head_hash, last_at)
     values ($1, $2, 1, '{}', '{}', $3, '', '', '')`,
    [machine, id, lookups],
  );
  await tamper(pool, `insert into ${rowTable(machine)} (id, version, state, row) values ($1, 1, $2, $3)`, [
    id,
    state,
    row,
  ]);
  return id;
}

async function anOrder(pool: pg.Pool, taken: ReadonlySet<string>, condition = 'true'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`select id from row_order where ${condition} order by id desc`);
  const found = rows.find(({ id }) => !taken.has(`order/${id}`));
  if (!found) throw new Error(`No order is left where ${condition}`);
  return found.id;
}

const inOrderRow = (name: string, fields: Fields, invariant: string): Corruption => ({
  name,
  invariants: [invariant],
  plant: async (pool, taken) => {
    const id = await anOrder(pool, taken, 'package is null and shipment is null');
    await tamper(pool, 'update row_order set row = row || $2 where id = $1', [id, fields]);
    return `order/${id}`;
  },
});

const standing = (
  name: string,
  machine: string,
  invariant: string,
  plant: (pool: pg.Pool, order: string) => Promise<string>,
): Corruption => ({
  name,
  invariants: [invariant],
  plant: async (pool, taken) =>
    `${machine}/${await plant(pool, await anOrder(pool, taken, 'package is null and shipment is null'))}`,
});

const bill = { customerKind: 'personal', customer: '09420000001', day: '2026-11-19', supplements: null };
const lineOf = (line: string) => ({ ...bill, lines: [{ line, kind: 'receivable', amount: 1 }] });

/** Returns a corruption that concerns no single aggregate, under the name that its finding uses. */
const planted = (
  name: string,
  invariant: string,
  aggregate: string,
  plant: (pool: pg.Pool) => Promise<unknown>,
): Corruption => ({
  name,
  invariants: [invariant],
  plant: async (pool) => {
    await plant(pool);
    return aggregate;
  },
});

/** Inserts an event without a decision. */
const slipIn = (
  pool: pg.Pool,
  machine: string,
  id: string,
  version: number,
  type: string,
  from: string,
  to: string,
  data: object = {},
) =>
  tamper(
    pool,
    `insert into events (machine, id, version, type, data, known, from_state, to_state, changes, actor_id, actor, recorded_at,
       occurred_at, machine_version, machine_hash, hash)
     values ($1, $2, $3, $4, $7, '{}', $5, $6, '{}', 'system', '{}', '2026-11-20', '2026-11-20', 1, '', '')`,
    [machine, id, version, type, from, to, data],
  );

/** Corruptions between aggregates that are each valid alone. */
export const crossCorruptions: readonly Corruption[] = [
  inOrderRow('in a bag that is not there', { package: '088300010000000000' }, 'P02'),
  inOrderRow('on a shipment that is not there', { shipment: 'SHP00000000' }, 'P04'),
  standing('a bag whose parcel is not in it', 'package', 'P08', (pool, order) =>
    stand(pool, 'package', 'packed', { orders: [order] }),
  ),
  standing('a parcel elsewhere than its bag', 'package', 'P05.location', async (pool, order) => {
    const id = await stand(pool, 'package', 'packed', { orders: [order], location: 'NOWHERE' });
    await tamper(pool, 'update row_order set row = row || $2 where id = $1', [order, { package: id }]);
    return id;
  }),
  standing('a bag on a shipment that does not list it', 'package', 'P04.package', async (pool) => {
    const shipment = await stand(pool, 'shipment', 'shippedOut', { items: [] });
    return stand(pool, 'package', 'inTransit', { orders: [], shipment });
  }),
  standing('a count that its branch does not know of', 'inventoryTask', 'P11', (pool) =>
    stand(pool, 'inventoryTask', 'inProgress', { branch: 'YGN' }),
  ),
  {
    name: 'stock moved while it was counted',
    invariants: ['P11.stock'],
    plant: async (pool) => {
      const { rows } = await pool.query<{ branch: string }>(
        `select m.branch from stock_moves m join events e on e.machine = 'order' and e.id = m.id and e.version = m.version
         where e.type = 'order.outForDelivery' order by e.position desc limit 1`,
      );
      const [moved] = rows;
      const id = await stand(pool, 'inventoryTask', 'ended', { branch: moved?.branch });
      for (const [position, from, to] of [
        [-2, 'notStarted', 'inProgress'],
        [-1, 'inProgress', 'ended'],
      ] as const) {
        const at = position === -2 ? '2000-01-01' : '2100-01-01';
        await tamper(
          pool,
          `insert into events (position, machine, id, version, type, data, known, from_state, to_state, changes, actor_id, actor,
             recorded_at, occurred_at, machine_version, machine_hash, hash)
           overriding system value values ($1, 'inventoryTask', $2, $3, 'inventoryTask.moved', '{}', '{}', $4, $5, '{}', 'system', '{}',
             $6, $6, 1, '', '')`,
          [position === -2 ? -9 : 9_000_000_000, id, position + 3, from, to, at],
        );
      }
      return `inventoryTask/${id}`;
    },
  },
  standing('more goods money owed than collected', 'payable', 'M04.order', (pool, order) =>
    stand(pool, 'payable', 'open', { order, collected: 99_999_999_999 }),
  ),
  standing('cash that no receivable tells of', 'courierCash', 'M05.taken', (pool) =>
    stand(pool, 'courierCash', 'holding', {
      courier: 'STF999999',
      collected: { MMK: 5000, CNY: 0 },
      paidBack: { MMK: 0, CNY: 0 },
    }),
  ),
  standing('a receivable on a bill without it', 'receivable', 'M06', async (pool, order) =>
    stand(pool, 'receivable', 'billed', {
      order,
      stage: 'sign',
      bill: await stand(pool, 'bill', 'pending', lineOf('another')),
    }),
  ),
  standing('a payable on a bill that is not there', 'payable', 'M06.payable', (pool, order) =>
    stand(pool, 'payable', 'billed', { order, collected: 0, bill: 'BL0' }),
  ),
  standing('a line of another customer', 'bill', 'M07.customer', async (pool, order) => {
    const line = await stand(pool, 'receivable', 'open', {
      order,
      stage: 'sign',
      customer: 'another',
      customerKind: 'personal',
    });
    return stand(pool, 'bill', 'pending', { ...lineOf(line), day: '2026-11-01' });
  }),
  standing('two bills of one customer and day', 'bill', 'M08', async (pool) => {
    await stand(pool, 'bill', 'pending', { ...lineOf('one'), day: '2026-11-02' });
    return stand(pool, 'bill', 'pending', { ...lineOf('other'), day: '2026-11-02' });
  }),
  standing('a bill on a slip without it', 'bill', 'M09', async (pool) => {
    const slip = await stand(pool, 'paymentSlip', 'generated', { bills: [] });
    return stand(pool, 'bill', 'confirmed', { ...lineOf('one'), day: '2026-11-03', slip });
  }),
  standing('a receivable of an order that owes otherwise', 'receivable', 'M13.receivable', (pool, order) =>
    stand(pool, 'receivable', 'open', { order, stage: 'online', due: 123_456, received: 0 }),
  ),
  {
    name: 'money of an order that no ledger keeps',
    invariants: ['M13.order'],
    plant: async (pool, taken) => {
      const id = await anOrder(pool, taken, `pay_sign = 'unpaid'`);
      await tamper(pool, 'delete from row_receivable where id = $1', [`${id}-sign`]);
      return `order/${id}`;
    },
  },
  {
    name: 'a signature void without a work order',
    invariants: ['P18'],
    plant: async (pool, taken) => {
      const id = await anOrder(pool, taken, `state = 'signed'`);
      await tamper(
        pool,
        `insert into events (machine, id, version, type, data, known, from_state, to_state, changes, actor_id, actor, recorded_at,
           occurred_at, machine_version, machine_hash, hash)
         values ('order', $1, 9999, 'order.unheardOf', '{}', '{}', 'signed', 'inStorage', '{}', 'system', '{}', '2026-11-20', '2026-11-20', 1, '', '')`,
        [id],
      );
      return `order/${id}`;
    },
  },
  planted('yuan in a till that nobody took', 'M01.moved', 'courierCash/CNY', (pool) =>
    stand(pool, 'courierCash', 'holding', { courier: 'STF999998', held: { MMK: 0, CNY: 777 } }),
  ),
  planted('a command that changed nothing', 'M10', 'command/planted', (pool) =>
    tamper(
      pool,
      `insert into commands (key, body_hash, verdict, at) values ('planted', '', '{"status": "accepted"}', '')`,
    ),
  ),
  planted('an order made on another day', 'E14', 'figures/created 2001-01-01', (pool) =>
    tamper(
      pool,
      `update row_order set row = row || '{"createdAt": "2001-01-01T00:00:00.000Z"}' where id = (select min(id) from row_order)`,
    ),
  ),
  {
    name: 'an extra fee without its ledger',
    invariants: ['M02.extras'],
    plant: async (pool, taken) => {
      const id = await anOrder(pool, taken, `exists (select from row_extra_fee f where f."order" = row_order.id)`);
      await tamper(pool, 'delete from row_extra_fee where "order" = $1', [id]);
      return `order/${id}`;
    },
  },
  standing('freight taken from goods money that pays none', 'payable', 'M14', (pool, order) =>
    stand(pool, 'payable', 'open', { order, collected: 0, offset: 1 }),
  ),
  standing('a supplement of a bill that nobody confirmed', 'bill', 'M15', async (pool) => {
    const id = await stand(pool, 'bill', 'pending', { ...lineOf('one'), day: '2026-11-04', supplements: 'BL0' });
    await slipIn(pool, 'bill', id, 1, 'bill.supplementOpened', 'absent', 'pending');
    return id;
  }),
  standing('a line changed after its bill was confirmed', 'bill', 'M15.confirmed', async (pool) => {
    const id = await stand(pool, 'bill', 'confirmed', { ...lineOf('one'), day: '2026-11-05' });
    await slipIn(pool, 'bill', id, 1, 'bill.generated', 'absent', 'pending', lineOf('one'));
    await slipIn(pool, 'bill', id, 2, 'bill.confirmed', 'pending', 'confirmed');
    await slipIn(pool, 'bill', id, 3, 'bill.lineRemoved', 'confirmed', 'confirmed', { line: 'one' });
    return id;
  }),
  standing('a parcel that did not arrive and was stored', 'shipment', 'P16', (pool, order) =>
    stand(pool, 'shipment', 'received', { items: [{ item: order, state: 'inTransit', flag: 'notArrived' }] }),
  ),
  standing('a message read by nobody', 'notice', 'E08', (pool) => stand(pool, 'notice', 'read', { addressee: 'STF1' })),
  {
    name: 'an order that everybody finds and nobody may open',
    invariants: ['E13'],
    plant: async (pool, taken) => {
      const id = await anOrder(pool, taken);
      await tamper(pool, `update row_order set branches = '{NOWHERE}' where id = $1`, [id]);
      return `order/${id}`;
    },
  },
  {
    name: 'a sub-order of another order',
    invariants: ['P10'],
    plant: async (pool, taken) => {
      const id = await anOrder(pool, taken, `jsonb_array_length(row -> 'subOrderSn') > 0`);
      await tamper(
        pool,
        `update row_order set row = jsonb_set(row, '{subOrderSn,0}', '"SL000000000MM-1"') where id = $1`,
        [id],
      );
      return `order/${id}`;
    },
  },
];
