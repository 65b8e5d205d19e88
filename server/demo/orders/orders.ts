import type pg from 'pg';
import type { Proposer } from '../../propose/proposer.ts';
import { loadCast } from './cast.ts';
import { perform } from './perform.ts';
import { programme } from './programme.ts';

/** Makes orders with their histories over the days before now, acting as the responsible staff. */
export async function loadOrders(
  pool: pg.Pool,
  proposer: Proposer,
  now: Date,
  { count, days }: { readonly count: number; readonly days: number },
): Promise<void> {
  const cast = await loadCast(pool);
  await perform(pool, proposer, cast, programme(count, now.getTime(), days), now.getTime());
}
