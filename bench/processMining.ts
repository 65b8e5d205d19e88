import { system } from '#machines/kit/actor.ts';
import { order } from '#machines/order/index.ts';
import { numberNext } from '#server/ledger/numbering.ts';
import { followNext } from '#server/instruments/processMining/follow.ts';
import { pairsOf, routesOf, variantsOf, waitingOf } from '#server/instruments/processMining/process.ts';
import { takenTransitions } from '#server/instruments/processMining/transitions.ts';
import { longLog } from './longLog.ts';
import { print, round } from './measure.ts';
import type { Sizes } from './sizes.ts';

/**
 * Milliseconds to count every transition of orders, with medians, in a log of a million events; compared with a bare
 * count.
 */
export async function processMining(size: Sizes['practice']): Promise<void> {
  const { pool, events } = await longLog(size);
  while ((await numberNext(pool, new Date().toISOString())) > 0);
  const began = performance.now();
  while ((await followNext(pool)) > 0);
  const following = (performance.now() - began) / 1000;
  await pool.query('vacuum analyze steps, cases');
  const ours = await best(() => takenTransitions(pool, system, 'order', {}));
  const filtered = await best(() => takenTransitions(pool, system, 'order', { branch: 'YGN', role: 'clerk' }));
  const asking = [pool, system, order, {}] as const;
  const mined = await best(() =>
    Promise.all([variantsOf(...asking), pairsOf(...asking), waitingOf(...asking), routesOf(...asking)]),
  );
  const limit = await best(() => pool.query(`select count(*) from steps where machine = 'order'`));
  print({
    name: 'practice',
    ours: round(ours),
    peer: null,
    limit: round(limit),
    ratio: round(ours / limit),
    unit: 'ms',
    events,
    filtered: round(filtered),
    /** Variants, times between states, waiting and routes, requested together. */
    mined: round(mined),
    eventsFollowedPerSecond: Math.round(events / following),
    limitName: 'the database counting the same rows',
  });
}

async function best(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn += 1) {
    const begin = performance.now();
    await work();
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}
