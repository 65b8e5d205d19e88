import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { DatabasePool } from './database/databasePool.ts';
import { createStandby, type Read, type Standby } from './database/standby/standby.ts';
import type { Metrics } from './metrics/metrics.ts';

interface ReadingParts {
  readonly config: Pick<Config, 'databaseReadUrl' | 'connections'>;
  readonly pool: DatabasePool;
  readonly metrics: Pick<Metrics, 'reads'>;
  readonly log: () => FastifyBaseLogger;
}

/** How lists, figures, exports and auditors read: from the standby of the settings, or from the one PostgreSQL. */
export function createReading({ config: { databaseReadUrl: url, connections }, pool, metrics, log }: ReadingParts): {
  readonly read: Read;
  readonly standby: Standby | null;
} {
  const onRead = (from: 'standby' | 'primary'): void => metrics.reads.inc({ from });
  // Both are measured from the start.
  for (const from of ['standby', 'primary']) metrics.reads.inc({ from }, 0);
  if (url === undefined) {
    const read: Read = (question) => {
      onRead('primary');
      return question(pool);
    };
    return { read, standby: null };
  }
  const standby = createStandby({
    primary: pool,
    url,
    connections,
    onRead,
    onChange: (state, sentence) => log()[state === 'serving' ? 'info' : 'warn']({ standby: state }, sentence),
  });
  return { read: standby.read, standby };
}
