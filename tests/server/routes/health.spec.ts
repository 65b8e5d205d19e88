import { expect, it } from 'vitest';
import { readReadiness } from '#calls/health.ts';
import { Problem } from '#server/http/errors.ts';
import type { Call } from '#server/http/route.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { healthRoutes } from '#server/routes/health.ts';

/** State of a process that is ready, and what differs. */
const ready = ({ isAnswered = true, isClockRight = true, lag = 0 }) => {
  const routes = healthRoutes({
    heartbeat: { isAnswered: () => isAnswered, isClockRight: () => isClockRight },
    follower: { position: () => 7, lag: () => lag },
    standby: () => undefined,
    registry: createMetrics().registry,
    measure: () => Promise.resolve(),
    metricsToken: undefined,
  });
  return routes.find(({ contract }) => contract === readReadiness)?.handle({} as Call);
};

const refusal = (state: Parameters<typeof ready>[0]): unknown => {
  try {
    return ready(state);
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code] : error;
  }
};

it('a process is ready while the database answers, the log is followed, and the clock is right', () => {
  expect(ready({})).toEqual({ status: 'ready' });
  expect(ready({ lag: 5000 })).toEqual({ status: 'ready' });
  expect(refusal({ lag: 5001 })).toEqual([503, 'unavailable']);
  expect(refusal({ isClockRight: false })).toEqual([503, 'unavailable']);
  expect(refusal({ isAnswered: false })).toEqual([503, 'databaseAway']);
});
