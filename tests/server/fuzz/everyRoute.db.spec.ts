import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { CALLS } from '#calls/areas.ts';
import { keyOf } from '#calls/contract.ts';
import { problemsOf } from '#server/http/problems.ts';
import { jsonSchemaOf } from '#server/http/schemas.ts';
import { POLICY } from '#server/policy.ts';
import { created, form, newOrder } from '../../support/orders.ts';
import { auditOf } from '../../support/audit.ts';
import { SEED } from '#modelTesting/random.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { fitting, hostile, spoiled } from './values.ts';

/** Number of requests. SEED repeats a failure; `npm run fuzz` runs a longer campaign. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const HANG_MS = 5000;
const ROLES = ['admin', 'clerk.yangon', 'courier.yangon', 'merchant', 'auditor', null] as const;

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query'; schema: Readonly<Record<string, unknown>> }[];
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Codes of all problems that the document declares. */
  readonly problems: ReadonlySet<string>;
}

interface Asked {
  readonly method: Operation['method'];
  readonly url: string;
  readonly as: (typeof ROLES)[number];
  readonly payload: string | undefined;
  readonly language: string;
}

let store: Store;
let server: Serving;
let operations: Operation[] = [];
let hints: fc.Arbitrary<string>;
const counted = new Map<number, number>();

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const clerk = await store.person('clerk.yangon');
  const ids = [await newOrder(store, clerk), await newOrder(store, clerk, { merchant: 'GOLDEN' })];
  const staff = await store.staffId('courier.yangon');
  hints = fc.constantFrom(
    ...ids,
    staff,
    ...Object.keys(aggregateTypes),
    'YGN',
    'MDY',
    'GOLDEN',
    '1',
    '2026-11-20T03:30:00Z',
    'state',
    'id',
  );
  operations = CALLS.map(({ contract }): Operation => {
    const { method, path, params, query, body, multipart } = contract;
    const row = POLICY[keyOf(contract)];
    if (!row) throw new Error(`${keyOf(contract)} has no row in the policy table`);
    return {
      method,
      path,
      parameters: [...partsOf(params, 'path'), ...partsOf(query, 'query')],
      body: body && !multipart ? jsonSchemaOf(body, 'input') : null,
      problems: problemsOf(contract, row),
    };
  });
  for (const role of ROLES) if (role !== null) await server.tokenOf(role);
}, 60_000);
afterAll(async () => {
  await server.close();
  await store.close();
});

const partsOf = (schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Operation['parameters'] => {
  const { properties = {} } = schema ? jsonSchemaOf(schema, 'input') : {};
  return Object.entries(properties as Record<string, Record<string, unknown>>).map(([name, inner]) => ({
    name,
    in: place,
    schema: inner,
  }));
};

const mixed = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 5, arbitrary: spoiled(right) },
    { weight: 1, arbitrary: hostile },
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown): string => encodeURIComponent(text(value).toWellFormed());

/** Returns bodies with every event of every machine for the command route, whose own schema leaves the payload open. */
const commandBodies = (): fc.Arbitrary<unknown> => {
  const events = Object.values(aggregateTypes).flatMap((aggregateType) =>
    Object.entries(aggregateType.events).map(([type, { payload }]) => ({
      machine: aggregateType.id,
      type,
      payload: z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' }),
    })),
  );
  const ofEvent = events.map(({ machine, type, payload }) =>
    fc.record(
      {
        key: fc.uuid(),
        machine: fc.constant(machine),
        event: fitting(payload, hints).map((data) => ({ ...(typeof data === 'object' ? data : {}), type })),
        id: hints,
        expectedVersion: fc.integer({ min: 0, max: 4 }),
      },
      { requiredKeys: ['key', 'machine', 'event'] },
    ),
  );
  const order = fc
    .constantFrom(...Object.keys(form))
    .chain((name) => hostile.map((wrong) => ({ key: crypto.randomUUID(), ...created({ [name]: wrong }) })));
  return fc.record({
    mode: fc.constantFrom('each', 'atomic'),
    dryRun: fc.boolean(),
    commands: fc.array(fc.oneof({ weight: 4, arbitrary: fc.oneof(...ofEvent) }, { weight: 1, arbitrary: order }), {
      minLength: 1,
      maxLength: 4,
    }),
  });
};

const askedOf = ({ method, path, parameters, body }: Operation): fc.Arbitrary<Asked> => {
  const parts = parameters.map((parameter) =>
    fc.oneof({ weight: 4, arbitrary: fitting(parameter.schema, hints) }, { weight: 1, arbitrary: hostile }),
  );
  const bodies = path === '/api/commands' ? commandBodies() : body === null ? hostile : fitting(body, hints);
  return fc
    .record({
      values: fc.tuple(...parts),
      given: fc.array(fc.boolean(), { minLength: parts.length, maxLength: parts.length }),
      as: fc.constantFrom(...ROLES),
      body: mixed(bodies),
      broken: fc.nat(30),
      language: fc.constantFrom('en', 'zh', 'cn', 'us', 'xx', ''),
    })
    .map(({ values, given, as, body: content, broken, language }) => {
      let url = path;
      const query: string[] = [];
      parameters.forEach(({ name, in: place }, index) => {
        if (place === 'path') url = url.replace(`:${name}`, encoded(values[index]) || 'x');
        else if (given[index]) query.push(`${name}=${encoded(values[index])}`);
      });
      const json = JSON.stringify(content);
      const payload = method === 'GET' ? undefined : broken === 0 ? (json ?? '').slice(0, -2) : json;
      return { method, url: query.length > 0 ? `${url}?${query.join('&')}` : url, as, payload, language };
    });
};

const ask = async (
  { method, url, as, payload, language }: Asked,
  problems: ReadonlySet<string>,
): Promise<string | null> => {
  const began = performance.now();
  const answer = await server.app.inject({
    method,
    url,
    headers: {
      'pc-language': language,
      ...(as === null ? {} : { authorization: await server.tokenOf(as) }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const took = performance.now() - began;
  const { statusCode: status } = answer;
  counted.set(status, (counted.get(status) ?? 0) + 1);
  const told = `${status} ${answer.body.slice(0, 300)}`;
  if (status >= 500) return told;
  if (took > HANG_MS) return `took ${took} ms: ${told}`;
  // The page for receivers says in words that it knows no such parcel, or that the digits are wrong or too many.
  if (status >= 400 && /html/.test(String(answer.headers['content-type'])))
    return /<main[^>]*>.*\p{L}{3}/su.test(answer.body) ? null : `says nothing: ${told}`;
  if (status >= 400) {
    const body: unknown = answer.json();
    const {
      code,
      message,
      status: said,
    } = z.looseObject({ code: z.string(), message: z.string(), status: z.number() }).parse(body);
    if (said !== status || message === '' || /\bat .*\.ts:\d+/.test(answer.body)) return `${code}: ${told}`;
    // An address that is too long matches no call.
    if (!problems.has(code) && code !== 'methodNotAllowed')
      return `${code} is a problem that its contract does not name: ${told}`;
    return null;
  }
  if (/json/.test(String(answer.headers['content-type']))) answer.json();
  return null;
};

describe(`every route, from its own schema (SEED=${SEED})`, () => {
  // Ends the session of its caller; other tests cover sessions.
  const spared = new Set(['DELETE /auth/logout']);

  test(
    'X4: answers no 5xx, hangs on nothing, and says why with a code',
    async () => {
      const open = operations.filter(({ method, path }) => !spared.has(`${method} ${path}`));
      expect(open.length).toBeGreaterThan(20);
      const weight = ({ path }: Operation): number =>
        path === '/api/commands' ? 8 : /page|streams|events/.test(path) ? 4 : 1;
      const whole = open.reduce((sum, operation) => sum + weight(operation), 0);
      const failures: string[] = [];
      for (const operation of open) {
        const numRuns = Math.ceil((REQUESTS * weight(operation)) / whole / (operation.path === '/auth/login' ? 20 : 1));
        const details = await fc.check(
          fc.asyncProperty(askedOf(operation), async (asked) => {
            const wrong = await ask(asked, operation.problems);
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
      expect(total).toBeGreaterThan(REQUESTS / 2);
      expect(counted.get(200) ?? 0).toBeGreaterThan(total / 20);
    },
    Math.max(300_000, REQUESTS * 20),
  );

  test('leaves a log that is whole, and a clean prototype', async () => {
    expect(await auditOf(store.pool)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('X5: every route that reads a record', () => {
  test('shows a merchant, of the own order, neither the session nor the address of staff', async () => {
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
  }, 60_000);
});

/** Values of filters; the numbers fit no column of some fields. */
const VALUES = ['a', 5, 1.5, true, 99_999_999_999, 1e300, ['a', 'b'], [1, 2], [0.5, 1e30], undefined];

describe('X4: every number in an address', () => {
  test('is within the bounds of the database, or is refused by name', async () => {
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
  }, 60_000);
});

describe('X4: every field of every list', () => {
  test('can be filtered by every operator and sorted by, or is refused by name', async () => {
    const failures: string[] = [];
    // The documented call for messages (§7) replaces their list and has a payload of its own.
    const listed = Object.values(aggregateTypes).filter(({ id }) => !Object.hasOwn(POLICY, `POST /api/${id}/page`));
    for (const aggregateType of listed) {
      for (const field of Object.keys(aggregateType.rowSchema.shape)) {
        for (const op of ['eq', 'in', 'like', 'gte', 'lte', 'between', 'isNull']) {
          for (const value of VALUES) {
            const body = { filters: [{ field, op, value }], sort: [{ field, dir: 'desc' }] };
            const { status, body: told } = await server.ask('POST', `/api/${aggregateType.id}/page`, { body });
            const named = JSON.stringify(told['refusals'] ?? '').includes(`"field":"${field}"`);
            if (status !== 200 && !(status === 400 && named))
              failures.push(`${aggregateType.id}.${field} ${op} ${String(value)}: ${status}`);
          }
        }
      }
    }
    expect(failures).toEqual([]);
  }, 240_000);
});

describe('every field of every event', () => {
  test('takes any wrong value without a fault', async () => {
    const wrong = [null, {}, [], 'x', 5, true, [{}], { length: 2 }, 'x'.repeat(2000)];
    const aggregates = new Map<string, string>();
    const { rows } = await store.pool.query<{ machine: string; id: string }>(
      'select distinct on (machine) machine, id from streams order by machine, id',
    );
    for (const { machine, id } of rows) aggregates.set(machine, id);
    const failures: string[] = [];
    for (const aggregateType of Object.values(aggregateTypes)) {
      for (const [type, { payload }] of Object.entries(aggregateType.events)) {
        const commands = [...Object.keys(payload.shape), 'more'].flatMap((field) =>
          wrong.flatMap((value) => {
            const command = { machine: aggregateType.id, event: { type, [field]: value } };
            const id = aggregates.get(aggregateType.id);
            return [command, ...(id === undefined ? [] : [{ ...command, id }])].map((one) => ({
              ...one,
              key: crypto.randomUUID(),
            }));
          }),
        );
        const { status, text: told } = await server.ask('POST', '/api/commands', { body: { dryRun: true, commands } });
        if (status !== 200) failures.push(`${type}: ${status} ${told.slice(0, 200)}`);
      }
    }
    expect(failures).toEqual([]);
  }, 120_000);
});
