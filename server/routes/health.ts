import { readHealth, readMetrics, readReadiness } from '#calls/health.ts';
import type { Heartbeat } from '../database/heartbeat.ts';
import type { StandbyState } from '../database/standby/sentences.ts';
import { Problem } from '../http/errors.ts';
import { Answer, implement, type Route } from '../http/route.ts';
import type { Follower } from '../live/follower.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { mayReadMetrics } from '../metrics/reader.ts';

const RETRY_SECONDS = 2;
/** Events behind the log from which on a process shows its people a past that is too old. */
const MOST_LAG = 5000;

interface HealthParts {
  readonly heartbeat: Pick<Heartbeat, 'isAnswered' | 'isClockRight'>;
  readonly follower: Pick<Follower, 'position' | 'lag'>;
  /** Condition of the standby that reads are answered from; undefined without one. */
  readonly standby: () => StandbyState | undefined;
  readonly registry: Metrics['registry'];
  /** Updates the gauges. */
  readonly measure: () => Promise<void>;
  readonly metricsToken: string | undefined;
}

/** Reports whether this process can answer, how far it has followed the log, and what it measured. */
export const healthRoutes = ({
  heartbeat,
  follower,
  standby,
  registry,
  measure,
  metricsToken,
}: HealthParts): Route[] => {
  const requireDatabase = (): void => {
    if (!heartbeat.isAnswered()) throw new Problem('databaseAway', { retryAfter: RETRY_SECONDS });
  };
  return [
    implement(readHealth, () => {
      requireDatabase();
      return { status: 'ok' as const, position: follower.position(), lag: follower.lag() };
    }),
    implement(readReadiness, () => {
      requireDatabase();
      if (follower.lag() > MOST_LAG || !heartbeat.isClockRight())
        throw new Problem('unavailable', { retryAfter: RETRY_SECONDS });
      return { status: 'ready' as const, standby: standby() };
    }),
    implement(readMetrics, async ({ request }) => {
      if (!mayReadMetrics(request, metricsToken)) throw new Problem('forbidden');
      await measure();
      return new Answer(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
    }),
  ];
};
