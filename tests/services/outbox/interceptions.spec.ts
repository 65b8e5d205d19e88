import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '#calls/session.ts';
import { httpLine } from '#services/outbox/transport.ts';
import { fakeWire, json, problem } from '../catalogue/wire.ts';
import { createSending, createServer, createStore, entryOf } from './world.ts';

const ACCOUNT: Account = {
  user: {
    id: 'clerk',
    username: 'clerk',
    enabled: true,
    sysUserDept: [],
    roles: [],
    pwdResetTime: '2026-11-20T04:00:00.000Z',
  },
  dataScopes: [],
  roles: [],
};

const page = (status: number, html = '<html><title>Sign in to the hotel</title></html>') =>
  new Response(status === 204 || status === 304 ? null : html, { status, headers: { 'content-type': 'text/html' } });

const cutOff = (): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"results":[{"key":"one",'));
        controller.error(new TypeError('connection reset'));
      },
    }),
    { status: 200, headers: { 'content-type': 'application/json' } },
  );

const STATUSES = Array.from({ length: 32 }, (_, index) => 400 + index).concat([
  451, 494, 499, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 522, 599,
]);

/** Bodies of answers that fail, by what gives them; each comes with every status. */
const BODIES: readonly (readonly [string, (status: number) => Response])[] = [
  ['a page', (status) => page(status)],
  ['nothing', (status) => new Response(null, { status })],
  ['JSON of another form', (status) => json(status, { status, message: 'Forbidden' })],
  ['the JSON of a gateway', (status) => json(status, { code: status, message: 'denied', timestamp: 'now' })],
];

/** Answers without a verdict that do not fail. */
const FOREIGN: readonly (readonly [string, () => Response])[] = [
  ['the sign-in page of a hotel', () => page(200)],
  ['nothing at all', () => new Response(null, { status: 200 })],
  ['204', () => page(204)],
  ['304', () => page(304)],
  ['JSON of another form', () => json(200, {})],
  ['an empty list', () => json(200, { results: [] })],
  ['text', () => new Response('ok', { status: 200 })],
  ['an answer that is cut off', cutOff],
];

/** Failures in the server's own form that say nothing about the event. */
const PASSING: readonly (readonly [string, () => Response])[] = [
  ['its time limit', () => problem(408, 'too slow', 'timeout')],
  ['too many calls', () => problem(429, 'wait', 'tooMany')],
  ['a locked screen', () => problem(423, 'locked', 'locked')],
  ['too much work', () => problem(503, 'busy', 'overloaded')],
  ['a database that is away', () => problem(503, 'away', 'unavailable')],
  ['a fault of its own', () => problem(500, 'fault', 'fault')],
  ['a name that it does not serve', () => problem(421, 'host', 'hostNotServed')],
  ['a header that a proxy changed', () => problem(403, 'another site', 'crossSite')],
  ['a body that came broken', () => problem(400, 'not JSON', 'badJson')],
  ['a problem of a later build', () => problem(400, 'new', 'somethingNew')],
];

// Loads it, which takes time by another clock than that of the tests.
beforeAll(() => import('#services/failureAnswer.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00.000Z') });
  vi.stubGlobal('console', { ...console, error: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Step = 'identify' | 'upload' | 'deliver';

const pathOf = (step: Step): RegExp =>
  ({ identify: /^\/auth\/info/, upload: /^\/api\/uploads\//, deliver: /^\/api\/commands/ })[step];

/** A server behind a real HTTP client, whose first answers of one step come from something on the way. */
const behind = (step: Step, interceptions: (() => Response)[]) => {
  fakeWire();
  const server = createServer();
  const { transport } = server;
  const own = async (request: Request, path: string): Promise<Response> => {
    if (pathOf('identify').test(path)) return json(200, ACCOUNT);
    if (pathOf('upload').test(path)) {
      const sent = await transport.upload('token', 'photo', new Blob());
      return json(201, { id: sent.type === 'uploaded' ? sent.id : '', kind: 'photo', sha256: '0', bytes: 1 });
    }
    const { commands } = await request.json();
    const delivery = await transport.deliver('token', commands);
    return json(200, { results: delivery.type === 'answered' ? delivery.verdicts : [] });
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    const intercepted = pathOf(step).test(path) ? interceptions.shift() : undefined;
    return intercepted ? intercepted() : own(request, path);
  });
  return { ...server, transport: httpLine };
};

const signing = () =>
  entryOf('sign', {
    machine: 'order',
    id: 'SL000000014MM',
    event: { type: 'order.signed', proof: { kind: 'signature', value: 'here-1' } },
    pictures: [{ id: 'here-1', kind: 'signature', picture: new Blob(['ink']), uploaded: null }],
  });

/** Long enough for a try after each answer, a minute apart. */
const LONG_MS = 4_000_000;

/** Sends one scan and one proof over a line on which one step is answered by something else. */
const sent = async (step: Step, interceptions: (() => Response)[]) => {
  const { store, entries } = createStore();
  await store.add(entryOf('one'));
  await store.add(signing());
  const server = behind(step, interceptions);
  const sending = createSending(store, server);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await sending.stop();
  return {
    states: entries().map(({ key, state }) => `${key} ${state}`),
    recorded: server.recorded.map(({ key }) => key),
    ended: sending.ended,
    refused: entries().filter(({ verdict }) => verdict?.status === 'refused'),
    entries: entries(),
  };
};

const arrived = { states: ['one sent', 'sign sent'], recorded: ['one', 'sign'], ended: [] };

describe.each(['deliver', 'upload', 'identify'] as const)(
  'an answer that is no verdict means: not arrived, to %s',
  (step) => {
    test.each(BODIES)(
      'an answer of every status with %s is no verdict and means: not arrived',
      async (_name, answer) => {
        const statuses = STATUSES.filter((status) => step !== 'upload' || status !== 413);
        const { refused, ...outcome } = await sent(
          step,
          statuses.map((status) => () => answer(status)),
        );
        expect(refused).toEqual([]);
        expect(outcome).toMatchObject(arrived);
      },
    );

    test.each([...FOREIGN, ...PASSING])(
      'an answer with %s is no verdict and means: not arrived',
      async (_name, answer) => {
        expect(await sent(step, [answer, answer, answer])).toMatchObject(arrived);
      },
    );
  },
);

describe('a verdict in the server’s own form is final', () => {
  test.each([
    [400, 'invalid'],
    [400, 'jsonTooDeep'],
    [400, 'forbiddenKey'],
    [400, 'badText'],
    [400, 'numberTooLarge'],
    [403, 'forbidden'],
    [413, 'tooLarge'],
  ])('a verdict in the server’s own form is final: %i %s to events', async (status, code) => {
    const { states, recorded } = await sent(
      'deliver',
      Array.from({ length: 9 }, () => () => problem(status, 'No.', code)),
    );
    expect(states).toEqual(['one refused', 'sign refused']);
    expect(recorded).toEqual([]);
  });

  test.each([
    [400, 'notAnUpload'],
    [413, 'uploadTooLarge'],
    [413, 'tooLarge'],
    [429, 'uploadedTooMuch'],
    [403, 'forbidden'],
  ])('a verdict in the server’s own form is final: %i %s to a picture', async (status, code) => {
    const { states, entries } = await sent('upload', [() => problem(status, 'No.', code)]);
    expect(states).toEqual(['one sent', 'sign refused']);
    expect(entries[1]?.verdict?.refusals).toMatchObject([{ rule: code }]);
  });

  test('a session that the server ended is over', async () => {
    expect(await sent('deliver', [() => problem(401, 'over', 'signedOut')])).toMatchObject({
      states: ['one waiting', 'sign waiting'],
      ended: ['token'],
    });
  });
});

test('a picture too large for the way waits for the person, who learns why, and holds nothing else up', async () => {
  const { states, entries } = await sent(
    'upload',
    Array.from({ length: 9 }, () => () => page(413)),
  );
  expect(states).toEqual(['one sent', 'sign refused']);
  expect(entries[1]?.verdict?.refusals).toMatchObject([{ code: 'invalid', rule: 'tooLargeForTheWay' }]);
});
