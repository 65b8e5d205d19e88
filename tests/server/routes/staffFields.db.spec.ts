import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderPermissions } from '#server/company/permissions.ts';
import { roles } from '#server/company/roles.ts';
import { listed } from '#machines/listed.ts';
import { STAFF_FIELDS } from '#machines/staffFields.ts';
import { createDemonstration, type Demonstration } from '../../support/demonstration.ts';
import { serve, type Serving } from '../../support/serving.ts';

interface Page {
  readonly records: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
  readonly refusals?: readonly { readonly rule: string; readonly values: object }[];
}

const held = roles.find(({ code }) => code === 'merchant')?.permissions ?? [];
/** Lists that a business customer may read. */
const read = Object.keys(listed).filter((machine) => held.includes(`${machine}.read`));
const staffOf = (machine: string): readonly string[] => STAFF_FIELDS[machine] ?? [];

let world: Demonstration;
let server: Serving;
beforeAll(async () => {
  world = await createDemonstration();
  server = await serve(world);
});
afterAll(async () => {
  await server.close();
  await world.database.drop();
});

const pageOf = (machine: string, body: object = {}, as = 'merchant') =>
  server.ask<Page>('POST', `/api/${machine}/page`, { as, body });

test('the table names only lists that a business customer may read', () => {
  expect(Object.keys(STAFF_FIELDS).filter((machine) => !read.includes(machine))).toEqual([]);
  expect(orderPermissions.merchant).toContain('order.pickupDaySet');
});

describe.each(read)('a row of %s for a business customer', (machine) => {
  test('has no field for staff alone, in the list and as a record', async () => {
    const { status, body } = await pageOf(machine);
    expect(status).toBe(200);
    const isStaff = (field: string): boolean => staffOf(machine).includes(field);
    expect(body.records.flatMap((row) => Object.keys(row).filter(isStaff))).toEqual([]);
    const [first] = body.records;
    if (!first) return;
    const own = await server.get<{ row?: object }>(`/api/streams/${machine}/${first.id}`, 'merchant');
    expect(Object.keys(own.body.row ?? {}).filter(isStaff)).toEqual([]);
    const { body: whole } = await pageOf(machine, { filters: [{ field: 'id', op: 'eq', value: first.id }] }, 'admin');
    expect(Object.keys(whole.records[0] ?? {})).toEqual(expect.arrayContaining([...staffOf(machine)]));
  });

  test.each([...staffOf(machine)])('is not found, sorted, counted or exported by %s', async (field) => {
    const filters = [{ field, op: 'isNull', value: true }];
    const asked = [
      await pageOf(machine, { filters }),
      await pageOf(machine, { sort: [{ field, dir: 'asc' }] }),
      await server.ask('POST', `/api/${machine}/figures`, {
        as: 'merchant',
        body: { figures: [{ name: 'one', filters }] },
      }),
      await server.ask('POST', '/api/logisticsOrder/download/task', { as: 'merchant', body: { machine, filters } }),
    ];
    expect(asked.map(({ status, text }) => [status, text.includes('staffField')])).toEqual(
      asked.map(() => [400, true]),
    );
  });
});

test('orders are not grouped by who handles them', async () => {
  const groups = [{ name: 'one', measures: [{ measure: 'orders' }], dimensions: [{ dimension: 'collector' }] }];
  const by = (as: string) => server.ask('POST', '/api/order/groups', { as, body: { groups } });
  expect((await by('merchant')).status).toBe(403);
  expect((await by('manager.yangon')).status).toBe(200);
});
