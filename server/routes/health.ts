import { z } from 'zod';
import { route, type Route } from '../http/route.ts';
import type { Follower } from '../live/follower.ts';

/** Whether this process can answer, and how far it has followed the log. */
export const healthRoutes = (
  pool: { query(text: string): Promise<unknown> },
  follower: Pick<Follower, 'position' | 'lag'>,
): Route[] => [
  route({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server works: status, position in the log, and how many events it lags behind.',
    reply: z.object({ status: z.enum(['ok']), position: z.number(), lag: z.number() }),
    handle: async () => {
      await pool.query('select 1');
      return { status: 'ok' as const, position: follower.position(), lag: follower.lag() };
    },
  }),
];
