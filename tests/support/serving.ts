import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/open.ts';
import { createServer, type ServerOptions } from '#server/server.ts';
import { signIn } from './sessions.ts';
import type { Store } from './world.ts';

const plenty = { burst: 1_000_000, perSecond: 1000 };
export const NO_LIMITS = {
  read: plenty,
  write: plenty,
  login: plenty,
  captcha: plenty,
  tracking: plenty,
  export: plenty,
  import: plenty,
  socket: plenty,
};

/** Data directory with the keys of the test servers' logs. */
export const DATA_DIR = join(tmpdir(), 'shweli-test-data');

interface Ask {
  readonly as?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface Reply<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
}

interface ServeOptions {
  readonly verifier?: string;
  readonly testAtlas?: string;
  /** Default: none. */
  readonly rates?: NonNullable<ServerOptions['rates']>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly time?: NonNullable<ServerOptions['time']>;
}

/** Starts a whole server process on a store's database. Several may run on one. */
export const serve = async (
  store: Pick<Store, 'pool' | 'staffId'> & { readonly database: Database },
  { verifier, testAtlas, rates = NO_LIMITS, environment = {}, time }: ServeOptions = {},
) => {
  const { app, proposer } = await createServer({
    config: readConfig({ LOG_LEVEL: 'silent', CAPTCHA: 'off', DATA_DIR, ...environment }),
    database: { ...store.database, close: () => Promise.resolve() },
    rates,
    ...(verifier === undefined ? {} : { verifier }),
    ...(testAtlas === undefined ? {} : { testAtlas }),
    ...(time === undefined ? {} : { time }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const tokens = new Map<string, string>();

  const tokenOf = async (username: string): Promise<string> => {
    const known = tokens.get(username) ?? (await signIn(store.pool, await store.staffId(username))).authorization;
    tokens.set(username, known);
    return known;
  };

  const ask = async <Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { as = 'admin', body, headers = {} }: Ask = {},
  ): Promise<Reply<Body>> => {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(as === null ? {} : { authorization: await tokenOf(as) }), ...headers },
    };
    const answer = await app.inject(body === undefined ? options : { ...options, payload: body as object });
    return {
      status: answer.statusCode,
      // A page for receivers has no JSON.
      body: /json/.test(String(answer.headers['content-type'])) ? answer.json<Body>() : ({} as Body),
      text: answer.body,
    };
  };

  return {
    app,
    proposer,
    address: `127.0.0.1:${port}`,
    tokenOf,
    ask,
    get: <Body = Record<string, unknown>>(url: string, as: string | null = 'admin') => ask<Body>('GET', url, { as }),
    close: () => app.close(),
  };
};

export type Serving = Awaited<ReturnType<typeof serve>>;
