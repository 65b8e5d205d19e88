import type pg from 'pg';
import type { Proposer } from '../../propose/proposer.ts';
import { loadActors } from './actors.ts';
import { playSteps } from './playSteps.ts';
import { planOrders } from './planOrders.ts';

/** Makes orders with their histories over the days before now, acting as the responsible staff. */
export async function loadOrders(
  pool: pg.Pool,
  proposer: Proposer,
  now: Date,
  { count, days }: { readonly count: number; readonly days: number },
): Promise<void> {
  const actors = await loadActors(pool);
  await playSteps(pool, proposer, actors, planOrders(count, now.getTime(), days), now.getTime());
}
