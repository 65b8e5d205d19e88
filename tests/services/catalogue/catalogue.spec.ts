import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstValueFrom, take, toArray } from 'rxjs';
import { initialTransition, transition } from 'xstate';
import * as z from 'zod/mini';
import { loadWords } from '#i18n/load.ts';
import { holdsOneOf, sessionMachine, type SessionEvent } from '#machines/session/index.ts';
import { fetchFile } from '#services/fetchFile.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { toldFailure } from '#services/failureInToast.ts';
import { call, onFailure, onForbidden, onUnauthorised, type AskOptions } from '#services/http.ts';
import { connection$, type Socket } from '#services/live/connection.ts';
import { sharesSocket } from '#services/live/live.ts';
import { forgetPoint, pointOut, wasPointedOut } from '#services/point.ts';
import { intend, propose } from '#services/propose.ts';
import { dictionaryRoutes } from '#server/routes/masterData/dictionaries.ts';
import { greet } from '../greet.ts';
import { catalogueRows } from './rows.ts';
import { fakeWire, json, problem, tooLate } from './wire.ts';

const en = await loadWords('en');
const zh = await loadWords('zh');

let wire: ReturnType<typeof fakeWire>;
let told: Failure[];
let stops: (() => void)[];

beforeEach(() => {
  wire = fakeWire();
  told = [];
  stops = [onFailure((failure) => void told.push(failure))];
  vi.stubGlobal('console', { ...console, error: () => {} });
});
afterEach(() => {
  for (const stop of stops) stop();
  onUnauthorised(() => Promise.resolve(false));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Calls the server and returns the failure; null without one. */
const asking = async (answer: Response | Error, options: AskOptions = {}): Promise<Failure | null> => {
  wire.answers.push(answer);
  return call(greet, { body: { name: 'Su' } }, options).then(() => null, failureOf);
};

/** Returns the titles in the corner of the screen, in both languages. */
const said = (): { en: string[]; zh: string[] } => ({
  en: told.map((failure) => toldFailure(failure, en).title),
  zh: told.map((failure) => toldFailure(failure, zh).title),
});

const play = (...events: SessionEvent[]) => {
  let [snapshot, actions] = initialTransition(sessionMachine);
  for (const event of events) [snapshot, actions] = transition(sessionMachine, snapshot, event);
  return { state: snapshot.value, effects: actions.map(({ type }) => type), actions };
};

/** Returns a check of a message: present in both languages, with this English text. */
const says =
  (id: Parameters<typeof en.has>[0], english: RegExp, values: Record<string, string | number> = {}) =>
  (): void => {
    expect(en.text<string>(id, values)).toMatch(english);
    expect(zh.text<string>(id, values)).toMatch(/\p{Script=Han}/u);
  };

/** Every row of section 8, word for word, with the check that it holds. */
const ROWS: Readonly<Record<string, () => unknown>> = {
  '401: log out, set a point cookie to 401, reload': async () => {
    // At start-up. Over the page, a new sign-in is offered instead (decision 39); only its refusal logs out.
    const gone = { kind: 'unauthorised', message: '', code: null };
    expect(play({ type: 'connection.answered', hasToken: true }, { type: 'user.failed', setback: gone })).toMatchObject(
      {
        state: 'loggingOut',
        effects: expect.arrayContaining(['pointOut', 'signOut']),
      },
    );
    pointOut();
    expect(wire.cookies.get('point')).toBe('401');
    expect(wasPointedOut()).toBe(true);
    forgetPoint();
    expect(wire.cookies.has('point')).toBe(false);
    expect(await asking(problem(401, 'gone', 'signedOut'))).toMatchObject({ kind: 'unauthorised' });
    expect(told).toEqual([]);
  },
  '403: go to /401': async () => {
    const go = vi.fn(() => true);
    stops.push(onForbidden(go));
    expect(await asking(problem(403, 'no', 'forbidden'))).toMatchObject({ kind: 'forbidden' });
    expect(go).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
    await asking(problem(403, '', 'forbidden'), { ownForbidden: true });
    expect(go).toHaveBeenCalledOnce();
  },
  "Timeout: notification 'Network request timeout' (or Chinese equivalent) for 5 s": async () => {
    await asking(tooLate());
    expect(said()).toEqual({ en: ['Network request timeout'], zh: ['网络请求超时'] });
  },
  'Blob response of JSON type: message read from it, shown 5 s': async () => {
    wire.answers.push(
      problem(200, 'The file has gone', 'fileNotReady'),
      new Response('PK', { status: 200 }),
      json(410, {}),
    );
    expect(failureOf(await fetchFile('http://files.example/a').catch((error: unknown) => error))).not.toBeNull();
    expect(said().en).toEqual(['The file has gone']);
    await expect(fetchFile('http://files.example/a').then((blob) => blob.text())).resolves.toBe('PK');
    await fetchFile('http://files.example/a').catch(() => {});
    await fetchFile('http://files.example/a').catch(() => {});
    expect(said().en).toEqual(['The file has gone', 'Api request error', 'interface request failed']);
  },
  "Other errors: server message field shown 5 s, else 'Api request error' (or Chinese equivalent)": async () => {
    await asking(problem(500, 'The printer is away', 'fault'));
    await asking(problem(400, 'Name missing'));
    await asking(problem(409, 'Somebody was faster', 'conflict'));
    expect(said().en).toEqual(['The printer is away', 'Name missing', 'Somebody was faster']);
    told.length = 0;
    await asking(json(502, {}));
    await asking(new Response('<html>Bad gateway</html>', { status: 502 }));
    await asking(json(200, { words: 'not what was agreed' }));
    await asking(new Response('cut {', { status: 200 }));
    expect(new Set(said().en)).toEqual(new Set(['Api request error']));
    expect(new Set(said().zh)).toEqual(new Set(['接口请求出错']));
    expect(told).toHaveLength(4);
  },
  'status outside 200-300 shows the error notification': async () => {
    for (const status of [200, 201, 299]) {
      expect(await asking(json(status, { text: 'hello' }))).toBeNull();
    }
    expect(told).toEqual([]);
    const outside = [304, 400, 404, 405, 408, 409, 413, 415, 418, 422, 423, 429, 431, 500, 501, 502, 503, 504, 599];
    for (const status of outside)
      await asking(status === 304 ? new Response(null, { status }) : problem(status, `${status}`));
    expect(said().en).toEqual(outside.map((status) => (status === 304 ? 'Api request error' : `${status}`)));
  },
  "'Login timed out, please log in again!' on session expiry": () => {
    expect([en, zh].map((words) => words.text('account.again.title'))).toEqual([
      'Login timed out, please log in again!',
      '登录超时，请重新登录！',
    ]);
    expect(en.text('failure.unauthorised')).toBe('Login timed out, please log in again!');
  },
  "'interface request failed'": async () => {
    await asking(new TypeError('Failed to fetch'));
    expect(said()).toEqual({ en: ['interface request failed'], zh: ['接口请求失败'] });
    expect(told.map((failure) => toldFailure(failure, en).text)).toEqual([
      'No connection to the server. Nothing was lost; please try again.',
    ]);
  },
  "Start-up connection failure: warning 'System updating. Please wait a moment.' for 5 s, top right": () => {
    const failed = play({ type: 'connection.failed' });
    expect(failed.state).toBe('unavailable');
    const delay = expect.objectContaining({ delay: 5000 });
    expect(failed.actions).toContainEqual(expect.objectContaining({ type: 'xstate.raise', params: delay }));
    expect(en.text('failure.updating')).toBe('System updating. Please wait a moment.');
    says('failure.updating', /./)();
  },
  'Dictionary load failure: overlay hidden, error logged only': async () => {
    // A dictionary is optional: its caller handles the failure, and no notice is shown.
    expect(await asking(problem(500, 'no names today', 'fault'), { ownForbidden: true })).toMatchObject({
      kind: 'server',
    });
    expect(told).toEqual([]);
  },
  'Logout failure: local session still cleared': () => {
    const inside: SessionEvent[] = [
      { type: 'connection.answered', hasToken: true },
      {
        type: 'user.loaded',
        user: {
          id: '1',
          username: 'aung',
          nickName: 'Aung',
          staffCode: null,
          phone: null,
          avatar: null,
          branch: null,
          branchName: null,
          branchNameZh: null,
          merchant: null,
          roles: [],
        },
      },
      { type: 'menus.loaded', menus: [] },
    ];
    // The effect sends `logout.finished` after every answer of the server (e2e/guards.e2e.ts).
    expect(play(...inside, { type: 'logout.asked' }, { type: 'logout.finished' }).effects).toEqual(
      expect.arrayContaining(['dropToken', 'reload']),
    );
  },
  'Socket errors: reconnect': async () => {
    vi.useFakeTimers();
    const opened: Socket[] = [];
    const line = {
      openSocket: () => {
        const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
        opened.push(socket);
        return socket;
      },
      missedAfter: (position: number) => Promise.resolve({ position, events: [] }),
      isOver: () => Promise.resolve(false),
      random: () => 0.5,
    };
    const statuses = firstValueFrom(connection$(line, null).pipe(take(3), toArray()));
    opened[0]?.onopen?.(new Event('open'));
    opened[0]?.onclose?.(Object.assign(new Event('close'), { code: 1006 }) as CloseEvent);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(opened).toHaveLength(2);
    opened[1]?.onopen?.(new Event('open'));
    expect((await statuses).map((message) => 'status' in message && message.status)).toEqual([
      'live',
      'reconnecting',
      'live',
    ]);
  },
  "'current browser does not support SharedWorker'": () => {
    expect(en.text('failure.sharedWorker')).toBe('current browser does not support SharedWorker');
    says('failure.sharedWorker', /./)();
    expect(sharesSocket()).toBe(false);
    vi.stubGlobal('SharedWorker', EventTarget);
    expect(sharesSocket()).toBe(true);
  },
  "'need Dict names'": async () => {
    expect(en.text('error.dictionary.names')).toBe('need Dict names');
    const nothing = { query: () => Promise.resolve({ rows: [] }) } as never;
    const named = dictionaryRoutes(nothing).filter(({ contract }) => contract.query !== undefined);
    expect(named.length).toBeGreaterThan(0);
    for (const route of named) {
      const query = z.core.parse(route.contract.query ?? z.unknown(), {});
      await expect(Promise.resolve(route.handle({ query, language: 'en' } as never))).rejects.toMatchObject({
        status: 400,
        refusals: [{ rule: 'dictionary.names', values: { field: 'dictName' } }],
      });
    }
  },
  'permission directive misuse raises a developer error asking for a list of role names': () => {
    for (const misused of [undefined, null, 'admin', [], {}, [7], ['']])
      expect(() => holdsOneOf(['admin'], misused as never)).toThrow(/list of role names/);
    expect(holdsOneOf(['order.read'], ['admin', 'order.read'])).toBe(true);
    expect(holdsOneOf(['order.read'], ['admin'])).toBe(false);
    expect(holdsOneOf(['*'], ['admin'])).toBe(true);
    expect(holdsOneOf([], ['admin'])).toBe(false);
  },
  'Messages: order does not exist, please confirm the order is correct': says(
    'rule.problemItem.orderExists',
    /does not exist; check/,
    { order: 'A1' },
  ),
  'order number incorrect': says('ui.find.misread', /wrong check digit/, { count: 1, list: 'A1' }),
  'reasons must be marked before warehousing': says(
    'rule.storageScan.reasonIsMarked',
    /reasons must be marked before warehousing/,
    { order: 'A1' },
  ),
  'incorrect tracking code': says('rule.storageScan.codeIsOfAParcel', /incorrect tracking code/, { barcode: 'X' }),
  'barcode already associated with an issue form': says('rule.claim.openship.package', /on another shipment already/, {
    key: 'P1',
  }),
  'unable to operate not-arrived': says('rule.storageScan.isNotMarkedNotArrived', /cannot be operated/, {
    order: 'A1',
  }),
  'image too large': says('account.center.tooLarge', /larger than 5 MB/, { most: 5 }),
  'size change success (lang.navbar.success)': says('shell.sizeChanged', /^Size changed$/),
  'logout confirmation (lang.navbar.isLogout)': says('account.logout.title', /^Are you sure to log out\?$/),
  'Server error codes: not shown': async () => {
    await asking(problem(409, 'This name is taken', 'usernameTaken'));
    await asking(problem(500, '', 'fault'));
    expect(said().en).toEqual(['This name is taken', 'Api request error']);
  },
};

describe('the error catalogue (§8)', () => {
  it('the error catalogue (§8) has no row that is not driven here, and none is driven that it does not have', () => {
    expect(Object.keys(ROWS)).toEqual(catalogueRows());
  });

  it.each(Object.entries(ROWS))('the row of the error catalogue (§8) holds: %s', async (_, drive) => {
    expect.hasAssertions();
    await drive();
  });
});

describe('reports', () => {
  it('a failed request is not reported when the person left the screen meanwhile', async () => {
    const aborter = new AbortController();
    aborter.abort();
    expect(await asking(new DOMException('gone', 'AbortError'), { signal: aborter.signal })).toEqual({
      kind: 'aborted',
    });
    expect(told).toEqual([]);
  });

  it.each([{ ownFailure: true }, { ownForbidden: true }, { ownUnauthorised: true }, { token: 'T0' }])(
    'the report of a failed request is left to the caller that asked for it: %j',
    async (options) => {
      for (const answer of [tooLate(), new TypeError('cut'), json(500, { message: 'no' }), json(200, { words: 1 })])
        expect(await asking(answer, options)).not.toBeNull();
      expect(told).toEqual([]);
    },
  );

  it('the report of a failed request is left to the form where the server says what is wrong with which part', async () => {
    const refusals = [{ code: 'rule', rule: 'order.isPaid', message: 'Pay first' }];
    expect(await asking(problem(422, 'no', 'invalid', { refusals }))).toMatchObject({ kind: 'refused' });
    expect(told).toEqual([]);
  });

  it('the failure of a request sent again and again is reported once, at the end', async () => {
    vi.useFakeTimers();
    wire.answers.push(tooLate(), new TypeError('cut'), tooLate());
    const proposed = propose([intend('order', 'O1', { type: 'order.collected' })]).then(() => null, failureOf);
    await vi.runAllTimersAsync();
    expect(await proposed).toEqual({ kind: 'timeout' });
    expect(said().en).toEqual(['Network request timeout']);
  });

  it('a request submitted twice is not reported: it happened once', async () => {
    const command = intend('order', 'O1', { type: 'order.collected' });
    const answer = (status: string) =>
      json(200, { results: [{ key: command.key, machine: 'order', id: 'O1', status, version: 2 }] });
    wire.answers.push(answer('accepted'), answer('duplicate'));
    await expect(propose([command])).resolves.toMatchObject([{ status: 'accepted' }]);
    await expect(propose([command])).resolves.toMatchObject([{ status: 'duplicate', version: 2 }]);
    expect(told).toEqual([]);
  });
});
