import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { created } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { knock, type Listener } from './wire.ts';

const STALLED = 4;
const REMARK = 'x'.repeat(400);
/** Kernel buffers take some megabytes before the server's own fill. */
const MOST_BATCHES = 14;

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const listen = async (username: string): Promise<Listener> => {
  const listener = await knock(`ws://${server.address}/webSocket/abc-${await store.staffId(username)}`, {
    authorization: await server.tokenOf(username),
  });
  if (typeof listener === 'number') throw new Error(`Refused: ${listener}`);
  return listener;
};

const connections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('X7: a socket that never reads is cut soon after its limit, and the others receive everything', async () => {
  const clerk = await store.person('clerk.yangon');
  const healthy = await listen('clerk.yangon');
  const stalled = await Promise.all(Array.from({ length: STALLED }, () => listen('manager.yangon')));
  for (const { socket } of stalled) socket.pause();
  expect(await connections()).toBe(1 + STALLED);

  const ids: string[] = [];
  let batches = 0;
  while ((await connections()) > 1 && batches < MOST_BATCHES) {
    batches += 1;
    const commands = Array.from({ length: 100 }, () => created({ remark: REMARK }));
    const verdicts = await store.proposeAll(clerk, commands);
    ids.push(...verdicts.map(({ id }) => id ?? ''));
    await healthy.hears(ids.at(-1) ?? '', 'order.created');
    await pause(50);
  }
  const bytes = healthy.texts.reduce((sum, text) => sum + text.length, 0);
  console.log(`${STALLED} stalled sockets were cut after ${batches} batches, ${(bytes / 1e6).toFixed(1)} MB each`);
  expect(await connections()).toBe(1);
  expect(new Set(healthy.events().flatMap(({ machine, id }) => (machine === 'order' ? [id] : [])))).toEqual(
    new Set(ids),
  );
  for (const { socket } of [healthy, ...stalled]) socket.terminate();
});
