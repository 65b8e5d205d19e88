import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderPermissions } from '#server/company/permissions.ts';
import { roles } from '#server/company/roles.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { STAFF_FIELDS } from '#machines/rights/staffFields.ts';
import { createDemonstration, type Demonstration } from '../../support/demonstration.ts';
import { serve, type Serving } from '../../support/serving.ts';

interface Page {
  readonly records: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
  readonly refusals?: readonly { readonly rule: string; readonly values: object }[];
}

/** Fields of rows that name a person to a business customer: its own people, or whoever of the staff wrote to it. */
const OPEN_PEOPLE = new Set([
  'maintainer',
  'senderName',
  'createdByName',
  'openedByName',
  'submittedByName',
  'raisedByName',
  'requesterName',
  'importerName',
]);

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
  test('a business customer’s row has no field for staff alone, in the list and as a record', async () => {
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

  test.each([...staffOf(machine)])(
    'a business customer’s row is not found, sorted, counted or exported by %s',
    async (field) => {
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
    },
  );
});

describe('who of the staff handled a record', () => {
  /** Ids and names of the staff, which no answer to a business customer has. */
  let staff: string[];
  beforeAll(async () => {
    const filters = [{ field: 'merchant', op: 'isNull', value: true }];
    const { body } = await pageOf('staff', { pageSize: 100, filters }, 'admin');
    staff = body.records.flatMap(({ id, nickName }) => [id, String(nickName)]);
  });
  const namedIn = (answer: unknown): string[] => {
    const text = JSON.stringify(answer, (name, value: unknown) => (OPEN_PEOPLE.has(name) ? null : value));
    return staff.filter((one) => text.includes(JSON.stringify(one)));
  };

  test.each(read)(
    'who of the staff handled a record is in no part and no event of %s for a business customer',
    async (machine) => {
      const { body } = await pageOf(machine, { pageSize: 20 });
      for (const { id } of body.records) {
        const now = await server.get<{ context: object; row: object; events: object }>(
          `/api/streams/${machine}/${id}`,
          'merchant',
        );
        expect(now.status).toBe(200);
        expect(namedIn([now.body.context, now.body.events]), id).toEqual([]);
        const log = await server.get<{ records: readonly { actor: object }[] }>(
          `/api/streams/${machine}/${id}/events`,
          'merchant',
        );
        expect(log.body.records.length).toBeGreaterThan(0);
        expect(namedIn(log.body.records), id).toEqual([]);
      }
    },
  );

  test('who of the staff handled a record is in no message of a socket for a business customer', async () => {
    const { status, body } = await server.get<{ events: readonly object[] }>(
      '/api/events?after=0&limit=1000',
      'merchant',
    );
    expect(status).toBe(200);
    expect(namedIn(body.events.map((event) => ({ ...event, row: null })))).toEqual([]);
  });

  test('who of the staff handled a record is told to staff', async () => {
    expect(staff.length).toBeGreaterThan(20);
    const { body } = await pageOf('order', { pageSize: 1 });
    const log = await server.get(`/api/streams/order/${body.records[0]?.id}/events`, 'admin');
    expect(namedIn(log.body)).not.toEqual([]);
  });
});

test('orders are not grouped by who handles them', async () => {
  const groups = [{ name: 'one', measures: [{ measure: 'orders' }], dimensions: [{ dimension: 'collector' }] }];
  const by = (as: string) => server.ask('POST', '/api/order/groups', { as, body: { groups } });
  expect((await by('merchant')).status).toBe(403);
  expect((await by('manager.yangon')).status).toBe(200);
});
