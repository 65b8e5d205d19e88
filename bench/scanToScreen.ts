import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { createPoster } from './http.ts';
import { print, quantile, round } from './measure.ts';
import { PRINTING } from './printing.ts';
import type { Sizes } from './sizes.ts';
import { createBenchWorld, createOrders } from './world.ts';

/**
 * Milliseconds from one person's command to the row in another's socket message; compared with a bare HTTP round trip.
 */
export async function scanToScreen({ orders, times }: Sizes['scan-to-screen']): Promise<void> {
  const world = await createBenchWorld();
  try {
    const ids = await createOrders(world.proposer, orders);
    const poster = createPoster(world.address, world.authorization, 1);
    const info = await fetch(`${world.address}/auth/info`, { headers: { authorization: world.authorization } });
    const { user } = (await info.json()) as { user: { id: string } };
    const socket = new WebSocket(`${world.address.replace('http', 'ws')}/webSocket/bench-${user.id}`, {
      headers: { authorization: world.authorization },
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const waiting = new Map<string, (at: number) => void>();
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as { events?: { id: string; version: number }[] };
      for (const { id, version } of message.events ?? []) waiting.get(`${id}@${version}`)?.(performance.now());
    });
    const delivered: number[] = [];
    const answered: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const id = ids[turn % ids.length] ?? '';
      const version = 3 + Math.floor(turn / ids.length);
      const delivery = new Promise<number>((resolve) => waiting.set(`${id}@${version}`, resolve));
      const begin = performance.now();
      await poster.post(
        '/api/commands',
        JSON.stringify({ commands: [{ key: randomUUID(), machine: 'order', id, event: PRINTING }] }),
      );
      answered.push(performance.now() - begin);
      delivered.push((await delivery) - begin);
    }
    socket.close();
    poster.close();
    const p99 = quantile(delivered, 0.99);
    print({
      name: 'scan-to-screen',
      ours: round(p99),
      p50: round(quantile(delivered, 0.5)),
      peer: null,
      limit: round(quantile(answered, 0.99)),
      ratio: round(p99 / quantile(answered, 0.99)),
      unit: 'ms (p99)',
      limitName: 'the reply to the command itself',
    });
  } finally {
    await world.close();
  }
}
