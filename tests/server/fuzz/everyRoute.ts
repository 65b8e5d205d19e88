import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { POLICY } from '#server/policy.ts';
import { auditOf } from '../../support/audit.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { askedOf, ROLES } from './asked.ts';
import { ask } from './judged.ts';
import { operationsOf, type Operation } from './operations.ts';

/** Lengths of a run: the requests, the share of fields of lists and events that are tried, and what counts as a hang. */
export interface Fuzzed {
  readonly requests: number;
  readonly share: number;
  readonly hangMs: number;
}

/** Ends the session of its caller; other tests cover sessions. */
const SPARED = new Set(['DELETE /auth/logout']);
/** Values of filters; the numbers fit no column of some fields. */
const VALUES = ['a', 5, 1.5, true, 99_999_999_999, 1e300, ['a', 'b'], [1, 2], [0.5, 1e30], undefined];
const OPERATORS = ['eq', 'in', 'like', 'gte', 'lte', 'between', 'isNull'];
const WRONG = [null, {}, [], 'x', 5, true, [{}], { length: 2 }, 'x'.repeat(2000)];

let store: Store;
let server: Serving;
let hints: fc.Arbitrary<string>;
const operations = operationsOf();

const weight = ({ path }: Operation): number =>
  path === '/api/commands' ? 8 : /page|streams|events/.test(path) ? 4 : 1;

/** Declares the tests of every route from its own schema, over a share of the questions chosen by the seed. */
export function everyRoute({ requests, share, hangMs }: Fuzzed): void {
  const chance = seeded(SEED);
  const chosen = <Item>(items: readonly Item[]): Item[] => items.filter(() => share === 1 || chance() < share);

  beforeAll(async () => {
    store = await createStore();
    server = await serve(store);
    const clerk = await store.person('clerk.yangon');
    hints = fc.constantFrom(
      await newOrder(store, clerk),
      await newOrder(store, clerk, { merchant: 'GOLDEN' }),
      await store.staffId('courier.yangon'),
      ...Object.keys(aggregateTypes),
      'YGN',
      'MDY',
      'GOLDEN',
      '1',
      '2026-11-20T03:30:00Z',
      'state',
      'id',
    );
    for (const role of ROLES) if (role !== null) await server.tokenOf(role);
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });

  describe(`every route, from its own schema (SEED=${SEED})`, () => {
    test(
      'X4: every route, asked from its own schema, answers no 5xx, hangs on nothing, and says why with a code',
      { timeout: Math.max(300_000, requests * 20) },
      async () => {
        const open = operations.filter(({ method, path }) => !SPARED.has(`${method} ${path}`));
        expect(open.length).toBeGreaterThan(20);
        const whole = open.reduce((sum, operation) => sum + weight(operation), 0);
        const failures: string[] = [];
        const counted = new Map<number, number>();
        for (const operation of open) {
          const numRuns = Math.ceil(
            (requests * weight(operation)) / whole / (operation.path === '/auth/login' ? 20 : 1),
          );
          const details = await fc.check(
            fc.asyncProperty(askedOf(operation, hints), async (asked) => {
              const wrong = await ask(server, asked, operation.problems, counted, hangMs);
              if (wrong !== null) throw new Error(`${JSON.stringify(asked).slice(0, 1500)}\n  ${wrong}`);
            }),
            { seed: SEED, numRuns, endOnFailure: true },
          );
          if (details.failed)
            failures.push(`${operation.method} ${operation.path}: ${String(details.errorInstance).slice(0, 2500)}`);
        }
        const total = [...counted.values()].reduce((sum, count) => sum + count, 0);
        console.log(`${total} requests, seed ${SEED}: ${JSON.stringify(Object.fromEntries(counted))}`);
        expect(failures).toEqual([]);
        expect(total).toBeGreaterThan(requests / 2);
        expect(counted.get(200) ?? 0).toBeGreaterThan(total / 20);
      },
    );

    test('asking every route from its own schema leaves a log that is whole, and a clean prototype', async () => {
      expect(await auditOf(store.pool)).toEqual([]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });

  test('X5: every route that reads a record shows a merchant neither the session nor the address of staff', async () => {
    const clerk = await store.person('clerk.yangon');
    const id = await newOrder(store, clerk, { merchant: 'GOLDEN' });
    const reads = operations.filter(({ method }) => method === 'GET');
    const urls = reads.map(({ path }) => path.replace(':machine', 'order').replace(':id', id).replaceAll(/:\w+/g, '1'));
    let answered = 0;
    const failures: string[] = [];
    for (const url of urls) {
      const { status, text: said } = await server.ask('GET', url, { as: 'merchant' });
      if (status === 200 && said.includes(id)) answered += 1;
      if (said.includes(String(clerk.session)) || said.includes(String(clerk.ip))) failures.push(url);
    }
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(1);
  });

  test('X4: every number in an address is within the bounds of the database, or is refused by name', async () => {
    const failures: string[] = [];
    const asked = operations.flatMap(({ method, path, parameters }) =>
      parameters
        .filter(({ schema }) => method === 'GET' && JSON.stringify(schema).includes('"integer"'))
        .flatMap(({ name, in: place }) =>
          ['2147483647', '2147483648', '99999999999', '9007199254740991', '1e300', '1.5', '-1'].map((number) => {
            const filled = place === 'path' ? path.replace(`:${name}`, number) : `${path}?${name}=${number}`;
            return filled.replace(':machine', 'order').replaceAll(/:\w+/g, '1');
          }),
        ),
    );
    expect(asked.length).toBeGreaterThan(20);
    for (const url of asked) {
      const { status, text: said } = await server.ask('GET', url);
      if (status >= 500) failures.push(`${url}: ${status} ${said}`);
    }
    expect(failures).toEqual([]);
  });

  test('X4: every field of every list can be filtered by every operator and sorted by, or is refused by name', async () => {
    const failures: string[] = [];
    // The documented call for messages (§7) replaces their list and has a payload of its own.
    const listed = Object.values(aggregateTypes).filter(({ id }) => !Object.hasOwn(POLICY, `POST /api/${id}/page`));
    const fields = listed.flatMap(({ id, rowSchema }) => Object.keys(rowSchema.shape).map((field) => [id, field]));
    for (const [id, field] of chosen(fields)) {
      for (const op of OPERATORS) {
        for (const value of VALUES) {
          const body = { filters: [{ field, op, value }], sort: [{ field, dir: 'desc' }] };
          const { status, body: told } = await server.ask('POST', `/api/${id}/page`, { body });
          const named = JSON.stringify(told['refusals'] ?? '').includes(`"field":"${field}"`);
          if (status !== 200 && !(status === 400 && named))
            failures.push(`${id}.${field} ${op} ${String(value)}: ${status}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  test('every field of every event takes any wrong value without a fault', async () => {
    const { rows } = await store.pool.query<{ machine: string; id: string }>(
      'select distinct on (machine) machine, id from streams order by machine, id',
    );
    const aggregates = new Map(rows.map(({ machine, id }) => [machine, id]));
    const failures: string[] = [];
    const events = Object.values(aggregateTypes).flatMap((aggregateType) =>
      Object.entries(aggregateType.events).map(([type, { payload }]) => ({ machine: aggregateType.id, type, payload })),
    );
    for (const { machine, type, payload } of chosen(events)) {
      const id = aggregates.get(machine);
      const commands = [...Object.keys(payload.shape), 'more'].flatMap((field) =>
        WRONG.flatMap((value) => {
          const command = { machine, event: { type, [field]: value } };
          return [command, ...(id === undefined ? [] : [{ ...command, id }])].map((one) => ({
            ...one,
            key: crypto.randomUUID(),
          }));
        }),
      );
      const { status, text: told } = await server.ask('POST', '/api/commands', { body: { dryRun: true, commands } });
      if (status !== 200) failures.push(`${type}: ${status} ${told.slice(0, 200)}`);
    }
    expect(failures).toEqual([]);
  });
}
