import { readHealth } from '#calls/health.ts';
import { implement, type Route } from '../http/route.ts';
import type { Follower } from '../live/follower.ts';

/** Reports whether this process can answer, and how far it has followed the log. */
export const healthRoutes = (
  pool: { query(text: string): Promise<unknown> },
  follower: Pick<Follower, 'position' | 'lag'>,
): Route[] => [
  implement(readHealth, async () => {
    await pool.query('select 1');
    return { status: 'ok' as const, position: follower.position(), lag: follower.lag() };
  }),
];
