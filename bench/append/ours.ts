import { randomUUID } from 'node:crypto';
import { createPoster } from '../http.ts';
import { perSecond, quantile } from '../measure.ts';
import { PRINTING } from '../printing.ts';
import type { Served } from './serving.ts';

/** Commands a second, and the milliseconds until each one's reply. */
export interface Posted {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** Reprints labels of orders with a number of callers, each as soon as its last command was answered. */
export async function post(
  { address, authorization, ids }: Pick<Served, 'address' | 'authorization' | 'ids'>,
  callers: number,
  milliseconds: number,
): Promise<Posted> {
  const poster = createPoster(address, authorization, callers);
  const waits: number[] = [];
  let next = 0;
  const rate = await perSecond(callers, milliseconds, async () => {
    next += 1;
    const id = ids[next % ids.length] ?? '';
    const asked = performance.now();
    const answer = await poster.post(
      '/api/commands',
      JSON.stringify({ commands: [{ key: randomUUID(), machine: 'order', id, event: PRINTING }] }),
    );
    waits.push(performance.now() - asked);
    if (!answer.includes('"accepted"')) throw new Error(answer);
    return 1;
  });
  poster.close();
  return { rate, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}
