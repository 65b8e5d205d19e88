import { createPool } from '#server/database/pool.ts';
import { logIsFollowed } from './append/followed.ts';
import { createLimit } from './append/limit.ts';
import { post, type Posted } from './append/ours.ts';
import { createPeer } from './append/peer.ts';
import { startServer } from './append/serving.ts';
import { inTurn, print, quantile, round } from './measure.ts';
import type { Sizes } from './sizes.ts';

/** Numbers of concurrent callers: a branch, a company, a rush. */
const CALLERS = [8, 32, 64] as const;

const PEER = 'Emmett 0.42 on the same PostgreSQL';
const LIMIT = 'the same rows in one statement a transaction, a connection a caller, in equal tables without readers';

/**
 * Commands a second through HTTP, judged by the machine, by the number of callers. They are compared with the database's
 * own limit for the same rows and with Emmett, each with its best number of callers.
 */
export async function append({ orders, rounds, roundMs }: Sizes['append']): Promise<void> {
  const server = await startServer(orders);
  const pool = createPool(server.url, 1);
  try {
    await logIsFollowed(pool);
    const limit = await createLimit({ pool, url: server.url }, server.ids, Math.max(...CALLERS), roundMs);
    const peer = await createPeer({ pool, url: server.url }, roundMs);
    const most = { ours: best(), limit: best(), peer: best() };
    for (const callers of CALLERS) {
      const answers: Posted[] = [];
      const rates = await inTurn(rounds, {
        ours: async () => {
          const posted = await post(server, callers, roundMs);
          answers.push(posted);
          await logIsFollowed(pool);
          return posted.rate;
        },
        limit: () => limit.run(callers),
        peer: () => peer.run(callers),
      });
      const { ours = 0, limit: bound = 0, peer: theirs = 0 } = rates;
      most.ours.note(ours, callers);
      most.limit.note(bound, callers);
      most.peer.note(theirs, callers);
      print({
        name: 'append',
        ...compared(ours, bound, theirs),
        callers,
        p50Ms: median(answers.map(({ p50 }) => p50)),
        p99Ms: median(answers.map(({ p99 }) => p99)),
      });
    }
    await limit.close();
    await peer.close();
    print({
      name: 'append, each at its best',
      ...compared(most.ours.rate, most.limit.rate, most.peer.rate),
      callers: { ours: most.ours.callers, limit: most.limit.callers, peer: most.peer.callers },
      peerName: PEER,
      limitName: LIMIT,
    });
  } finally {
    await pool.end();
    await server.end();
  }
}

const median = (values: readonly number[]): number => round(quantile(values, 0.5));

const compared = (ours: number, limit: number, peer: number) => ({
  ours: round(ours),
  peer: round(peer),
  limit: round(limit),
  ratio: round(ours / limit),
  unit: 'commands/s',
  overPeer: round(ours / peer),
});

/** Returns the highest rate, and the number of callers that reached it. */
const best = () => ({
  rate: 0,
  callers: 0,
  note(rate: number, callers: number) {
    if (rate > this.rate) [this.rate, this.callers] = [rate, callers];
  },
});
