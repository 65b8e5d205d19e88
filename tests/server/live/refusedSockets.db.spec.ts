import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { knock } from './wire.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store, {
    rates: { ...NO_LIMITS, socket: { burst: 10, perSecond: 0.01 } },
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const from = (ip: string) => knock(`ws://${server.address}/webSocket/abc-STF1`, { 'x-forwarded-for': ip });

test('X8: refused upgrades are limited by the address that a trusted proxy names, and are one line of the log', async () => {
  const statuses = new Map<unknown, number>();
  for (let count = 0; count < 40; count += 1) {
    const status = await from('198.51.100.1');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: 30 });
  expect(await from('198.51.100.2')).toBe(401);
  const { rows } = await store.pool.query(
    `select ip, outcome, times, last_at > at as later from sign_ins where outcome = 'socketRefused' order by ip`,
  );
  expect(rows).toEqual([
    { ip: '198.51.100.1', outcome: 'socketRefused', times: 10, later: true },
    { ip: '198.51.100.2', outcome: 'socketRefused', times: 1, later: null },
  ]);
});
