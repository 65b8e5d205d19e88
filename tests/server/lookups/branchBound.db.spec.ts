import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { BOUND_KINDS } from '#machines/registers/branchBound.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let admin: Actor;
const NEW = 'TGI';

beforeAll(async () => {
  store = await createStore();
  admin = await store.person('admin');
  const { rows } = await store.pool.query<{ row: Record<string, unknown> }>(
    `select row - array['id', 'version', 'state'] as row from row_branch where id = 'LSH'`,
  );
  const fields = { ...rows[0]?.row, code: NEW, name: 'Taunggyi', nameZh: '东枝网点', abbreviation: NEW, nextHops: {} };
  const { count: _, ...data } = fields as Record<string, unknown>;
  const { status } = await store.propose(admin, { machine: 'branch', event: { type: 'branch.registered', ...data } });
  if (status !== 'accepted') throw new Error('The branch was not registered');
});
afterAll(() => store.close());

const close = async () =>
  (await store.proposeAll(admin, [{ machine: 'branch', id: NEW, event: { type: 'branch.retired' } }], { dryRun: true }))
    .flatMap(({ refusals }) => refusals)
    .map(({ rule, values }) => ({ rule, values }));

interface Case {
  readonly table: string;
  readonly state: string;
  /** Rows that lead to the branch. */
  readonly rows: readonly object[];
  /** A row that does not any more, or by no step that is still to be done. */
  readonly over: { readonly state: string; readonly row: object };
}

const kept = { state: 'registered' } as const;

const CASES: Readonly<Record<(typeof BOUND_KINDS)[number], Case>> = {
  order: {
    table: 'row_order',
    state: 'stored',
    rows: [{ destinationBranch: NEW }, { originBranch: NEW }, { nextBranch: NEW }],
    over: { state: 'signed', row: { destinationBranch: NEW, endedAt: '2026-11-20T00:00:00.000Z' } },
  },
  shipment: {
    table: 'row_shipment',
    state: 'shippedOut',
    rows: [
      { finish: 'unfinished', fromBranch: 'MDY', toBranch: NEW },
      { finish: 'unfinished', fromBranch: NEW, toBranch: 'MDY' },
    ],
    over: { state: 'received', row: { finish: 'finished', toBranch: NEW } },
  },
  package: {
    table: 'row_package',
    state: 'sealed',
    rows: [{ destination: NEW }, { destination: 'MDY', toBranch: NEW }, { destination: 'MDY', location: NEW }],
    over: { state: 'finished', row: { destination: NEW } },
  },
  route: {
    ...kept,
    table: 'row_branch',
    rows: [{ nextHops: { MDY: NEW, [NEW]: NEW } }],
    over: { ...kept, row: { nextHops: { [NEW]: NEW } } },
  },
  line: {
    ...kept,
    table: 'row_branch',
    rows: [{ exportTransportLines: ['RUI', NEW] }],
    over: { state: 'retired', row: { exportTransportLines: [NEW] } },
  },
  department: {
    ...kept,
    table: 'row_department',
    rows: [{ companyCode: NEW }],
    over: { state: 'retired', row: { companyCode: NEW } },
  },
  shelf: { ...kept, table: 'row_shelf', rows: [{ branch: NEW }], over: { state: 'retired', row: { branch: NEW } } },
  area: { ...kept, table: 'row_area', rows: [{ branch: NEW }], over: { state: 'retired', row: { branch: NEW } } },
  merchant: {
    table: 'row_merchant',
    state: 'normal',
    rows: [{ branch: NEW }],
    over: { state: 'invalid', row: { branch: NEW } },
  },
  role: {
    ...kept,
    table: 'row_role',
    rows: [{ customBranches: ['MDY', NEW] }],
    over: { state: 'retired', row: { customBranches: [NEW] } },
  },
};

const insert = (table: string, id: string, state: string, row: object) =>
  store.pool.query(`insert into ${table} (id, version, state, row) values ($1, 1, $2, $3)`, [id, state, row]);

test('a branch that nothing leads to is closed', async () => expect(await close()).toEqual([]));

test.each(BOUND_KINDS)('a branch that a record leads to stays in use: %s', async (kind) => {
  const { table, state, rows, over } = CASES[kind];
  const refused = (count: number, example: string) => [
    { rule: 'branch.nothingBoundForIt', values: { kind, count, example } },
  ];
  try {
    await insert(table, 'over', over.state, over.row);
    expect(await close()).toEqual([]);
    for (const [index, row] of rows.entries()) {
      await insert(table, `leads ${index}`, state, row);
      expect(await close()).toEqual(refused(1, `leads ${index}`));
      await store.pool.query(`delete from ${table} where id = $1`, [`leads ${index}`]);
    }
    for (const [index, row] of rows.entries()) await insert(table, `leads ${index}`, state, row);
    expect(await close()).toEqual(refused(rows.length, 'leads 0'));
  } finally {
    await store.pool.query(`delete from ${table} where id = 'over' or id like 'leads %'`);
  }
});
