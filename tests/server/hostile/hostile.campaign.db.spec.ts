import { expect, test } from 'vitest';
import { createReceiver } from '../../support/receiver.ts';
import { hookOf, order, remove } from './hooks.ts';
import { keysOpenNothing } from './keys.ts';
import { codesStop, numbersTellNothing } from './numbers.ts';
import { countOf, prepareDoors } from './stranger.ts';

prepareDoors();
keysOpenNothing(1000);
numbersTellNothing(1000);
codesStop(1000);

test('webhooks go on beside an endpoint that answers a byte a second: it is cut off, and no command waits for it', async () => {
  const drips = new Set<NodeJS.Timeout>();
  const slow = await createReceiver((response) => {
    response.writeHead(200);
    drips.add(setInterval(() => response.write('.'), 1000));
  });
  const quick = await createReceiver();
  const hooks = [await hookOf(slow.url), await hookOf(quick.url)];
  await order();
  await expect.poll(() => slow.received.length).toBe(1);
  const took: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const begun = performance.now();
    await order();
    took.push(performance.now() - begun);
  }
  expect(took.toSorted((a, b) => a - b)[37]).toBeLessThan(1000);
  await expect.poll(() => quick.received.length).toBe(41);
  const failed = `from webhook_deliveries where webhook = $1 and outcome = 'waiting' and last_failure = 'timeout'`;
  await expect.poll(() => countOf(failed, [hooks[0]?.id])).toBe(1);
  for (const { id } of hooks) await remove(id);
  for (const drip of drips) clearInterval(drip);
  slow.close();
  quick.close();
});

test('an endpoint that never answers is cut off too', async () => {
  const hanging = await createReceiver(() => undefined);
  const hook = await hookOf(hanging.url);
  await order();
  const failed = `from webhook_deliveries where webhook = $1 and outcome = 'waiting' and last_failure = 'timeout'`;
  await expect.poll(() => countOf(failed, [hook.id])).toBe(1);
  await remove(hook.id);
  hanging.close();
});
