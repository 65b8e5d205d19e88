import type pg from 'pg';
import { dueBy, raise } from '../../deadlines.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { apiKeys } from './apiKeys.ts';
import { audit } from './audit.ts';
import { bankLines } from './bankLines.ts';
import { billing } from './bills.ts';
import { bookings } from './bookings.ts';
import { mistakes } from './mistakes.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { periods } from './periods.ts';
import { exports, registers } from './registers.ts';
import { service } from './service.ts';
import { transport } from './transport.ts';
import { storage } from './storage.ts';
import { webhooks } from './webhooks.ts';
import { createDemoContext, type DemoContext } from './demoContext.ts';

const DEADLINES_AT_ONCE = 100;

/** Areas of work beside the orders, in the order in which they are played. */
const areas: Readonly<Record<string, (demo: DemoContext) => Promise<void>>> = {
  transport,
  service,
  people,
  bills: billing,
  bookings,
  money,
  bankLines,
  audit,
  storage,
  registers,
  exports,
  apiKeys,
  webhooks,
  periods,
  mistakes,
};

/**
 * Plays the aggregates beside the orders, so that every machine has some in each state. Deadlines that passed have
 * timed out.
 */
export async function playAggregates(pool: pg.Pool, proposer: Proposer, now: Date): Promise<void> {
  for (const [name, play] of Object.entries(areas)) await play(await createDemoContext(pool, proposer, now, name));
  const due = () => dueBy(pool, now.toISOString(), DEADLINES_AT_ONCE);
  for (let left = await due(); left.length > 0; left = await due())
    for (const deadline of left) await raise(proposer, deadline, deadline.due_at);
}
