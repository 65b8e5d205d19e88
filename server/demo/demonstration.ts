import type pg from 'pg';
import type { Proposer } from '../propose/proposer.ts';
import { createDemonstrationAccounts } from './accounts.ts';
import { playAggregates } from './aggregates/index.ts';
import { loadMasterData } from './masterData.ts';
import { loadOrders } from './orders/orders.ts';
import { uploading } from './uploads/uploading.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_HISTORY = 60;
const ORDERS = 2000;

/** Makes the demonstration world in an empty database, through the same commands as real work. */
export async function loadDemonstration(pool: pg.Pool, plain: Proposer, now: Date, orders = ORDERS): Promise<void> {
  const proposer = uploading(pool, plain);
  const founded = new Date(now.getTime() - (DAYS_OF_HISTORY + 1) * DAY_MS);
  await loadMasterData(pool, proposer, now, founded.toISOString());
  await createDemonstrationAccounts(pool);
  await loadOrders(pool, proposer, now, { count: orders, days: DAYS_OF_HISTORY });
  await playAggregates(pool, proposer, now);
}
