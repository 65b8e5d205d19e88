import { request } from 'node:http';
import { connect } from 'node:http2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#calls/contract.ts';
import type { readMissed } from '#calls/live.ts';
import { problemBody } from '#calls/problem.ts';
import { failureFrom } from '#services/failureAnswer.ts';
import { eventually } from '../../support/eventually.ts';
import { created } from '../../support/orders.ts';
import { NO_LIMITS, serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { knock, type Listener } from '../live/wire.ts';
import { NGINX, replaced, startNginx, type Proxy } from './nginx.ts';

const HOST = 'console.example.com';
const HOST_LINE = 'proxy_set_header Host $http_host;';
/** More than nginx takes by itself, less than the server does. */
const TWO_MEGABYTES = 2_000_000;

type Missed = ReplyOf<typeof readMissed>;

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

let store: Store;
let server: Serving;
let proxy: Proxy | null = null;
const listeners: Listener[] = [];

/** A title that says why its tests are skipped. */
const WHERE = NGINX === undefined ? 'which this machine does not have' : 'of this machine';

describe.skipIf(NGINX === undefined)(`behind the nginx ${WHERE}`, () => {
  beforeAll(async () => {
    store = await createStore();
    server = await serve(store, {
      rates: NO_LIMITS,
      environment: { TRUSTED_PROXIES: '127.0.0.1', ALLOWED_HOSTS: HOST },
    });
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });
  afterEach(async () => {
    for (const listener of listeners.splice(0)) listener.socket.terminate();
    await proxy?.stop();
    proxy = null;
  });

  const start = async (change?: (documented: string) => string): Promise<void> => {
    await proxy?.stop();
    proxy = await startNginx(server.address, change);
  };
  const address = (): string => proxy?.address ?? '';

  /** Asks through the proxy, under the name of the console. */
  const ask = (path: string, { method = 'GET', headers = {}, payload }: Sent = {}): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sending = request(`http://${address()}${path}`, { method, headers: { host: HOST, ...headers } });
      sending.on('error', reject).on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const isJson = /json/.test(response.headers['content-type'] ?? '');
          resolve({ status: response.statusCode ?? 0, text, body: isJson ? JSON.parse(text) : text });
        });
      });
      sending.end(payload);
    });

  const make = async (key: string = crypto.randomUUID()): Promise<Answered> =>
    ask('/api/commands', {
      method: 'POST',
      headers: { authorization: await server.tokenOf('clerk.yangon'), 'content-type': 'application/json' },
      payload: JSON.stringify({ commands: [{ key, ...created() }] }),
    });
  const resultOf = ({ body }: Answered) => (body as { results: { id: string; status: string }[] }).results[0];

  /** Signs in as a page does; the password is missing, which the server itself says. */
  const signInFromPage = (): Promise<Answered> =>
    ask('/auth/login', {
      method: 'POST',
      headers: { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: '{}',
    });
  const uploadMuch = async (): Promise<Answered> =>
    ask('/api/uploads/photo', {
      method: 'POST',
      headers: {
        authorization: await server.tokenOf('clerk.yangon'),
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: Buffer.concat([
        Buffer.from(
          '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
        ),
        Buffer.alloc(TWO_MEGABYTES, 'x'),
        Buffer.from('\r\n--b--\r\n'),
      ]),
    });
  const listen = async (): Promise<Listener | number> => {
    const listener = await knock(`ws://${address()}/webSocket/abc-${await store.staffId('clerk.yangon')}`, {
      host: HOST,
      authorization: await server.tokenOf('clerk.yangon'),
    });
    if (typeof listener !== 'number') listeners.push(listener);
    return listener;
  };

  /** Ids of everything that happened, page by page, as a console without a socket asks for it. */
  const idsOverHttp = async (): Promise<readonly string[]> => {
    const headers = { authorization: await server.tokenOf('clerk.yangon') };
    const ids: string[] = [];
    let page: Partial<Missed> = { position: 0, more: true };
    while (page.more === true) {
      page = (await ask(`/api/events?after=${page.position}`, { headers })).body as Missed;
      ids.push(...(page.events ?? []).map(({ id }) => id));
    }
    return ids;
  };

  it('behind nginx as documented, calls, pages of the console, large bodies and sockets reach the server', async () => {
    await start();
    expect((await ask('/api/ready')).status).toBe(200);
    const listener = await listen();
    if (typeof listener === 'number') throw new Error(`No socket: ${listener}`);
    const made = resultOf(await make());
    expect(made?.status).toBe('accepted');
    await listener.hears(made?.id ?? '', 'order.created');
    // The server's own words, not those of the proxy.
    for (const answer of [await signInFromPage(), await uploadMuch()]) {
      expect([400, 422]).toContain(answer.status);
      expect(problemBody.safeParse(answer.body).success).toBe(true);
    }
  });

  it('behind nginx as documented, by TLS and HTTP/2, calls know the name of the console, and sockets open', async () => {
    proxy = await startNginx(server.address, (documented) => documented, true);
    // Nobody signed the certificate of tests.
    const trust = { rejectUnauthorized: false };
    const session = connect(`https://${address()}`, trust);
    try {
      const asked = session.request({
        ':method': 'POST',
        ':path': '/auth/login',
        ':authority': HOST,
        origin: `https://${HOST}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      });
      asked.end('{}');
      const parts: Buffer[] = [];
      for await (const part of asked) parts.push(part as Buffer);
      // What is missing in the sign-in, not the host.
      expect(problemBody.parse(JSON.parse(Buffer.concat(parts).toString())).code).not.toMatch(/^host/);
      expect(session.alpnProtocol).toBe('h2');
    } finally {
      session.close();
    }
    const listener = await knock(
      `wss://${address()}/webSocket/abc-${await store.staffId('clerk.yangon')}`,
      { host: HOST, authorization: await server.tokenOf('clerk.yangon') },
      [],
      trust,
    );
    if (typeof listener === 'number') throw new Error(`No socket: ${listener}`);
    listeners.push(listener);
  });

  it('behind nginx without the host, a page is refused with the reason, not for a missing permission', async () => {
    await start((documented) => replaced(documented, HOST_LINE));
    const { status, body } = await signInFromPage();
    expect(status).toBe(421);
    expect(problemBody.parse(body).code).toMatch(/^host(NotServed|Changed)$/);
  });

  it('behind nginx with X-Forwarded-Host in place of the host, calls and sockets know the name of the console', async () => {
    await start((documented) => replaced(documented, HOST_LINE, 'proxy_set_header X-Forwarded-Host $http_host;'));
    expect((await signInFromPage()).status).not.toBe(421);
    expect(typeof (await listen())).toBe('object');
  });

  it('behind nginx without upgrades, no socket opens, and what happens is had over HTTP', async () => {
    await start((documented) =>
      replaced(replaced(documented, /proxy_set_header Upgrade.*\n/), /proxy_set_header Connection.*\n/),
    );
    expect(typeof (await listen())).toBe('number');
    const made = resultOf(await make());
    await eventually(async () => expect(await idsOverHttp()).toContain(made?.id));
  });

  it('behind nginx with its usual limit of a body, a large picture is too large for the way, not for the server', async () => {
    await start((documented) => replaced(documented, /client_max_body_size.*\n/));
    const { status, body } = await uploadMuch();
    expect(failureFrom(status, body)).toEqual({ kind: 'intercepted', status: 413 });
  });

  it('a refusal by nginx itself is no verdict, and the same key is taken once afterwards', async () => {
    const key = crypto.randomUUID();
    for (const status of [403, 404, 429, 503]) {
      await start((documented) =>
        replaced(documented, 'location / {', `location = /api/commands { return ${status}; }\n  location / {`),
      );
      const refused = await make(key);
      expect(failureFrom(refused.status, refused.body)).toEqual({ kind: 'intercepted', status });
    }
    await start();
    expect(resultOf(await make(key))?.status).toBe('accepted');
    expect(resultOf(await make(key))?.status).toBe('duplicate');
  });

  it('behind a slow nginx an answer of hundreds of kilobytes comes whole', async () => {
    await start((documented) => replaced(documented, 'proxy_read_timeout', 'limit_rate 200k;\n    proxy_read_timeout'));
    const { status, text } = await ask('/api/openapi.json', {
      headers: { authorization: await server.tokenOf('admin') },
    });
    expect(status).toBe(200);
    expect(Object.keys((JSON.parse(text) as { paths: object }).paths).length).toBeGreaterThan(100);
  });

  it('behind nginx without a server behind it, the page of nginx is no answer', async () => {
    proxy = await startNginx('127.0.0.1:9');
    const { status, body } = await make();
    expect(failureFrom(status, body)).toEqual({ kind: 'intercepted', status: 502 });
  });
});
