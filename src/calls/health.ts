import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const readHealth = contract({
  method: 'GET',
  path: '/api/health',
  summary:
    'Returns the health of the server: status, position in the log, and the number of events it lags behind. Answers at once, also while the database does not.',
  reply: z.object({ status: z.literal('ok'), position: z.number(), lag: z.number() }),
  errors: ['databaseAway'],
});

export const readReadiness = contract({
  method: 'GET',
  path: '/api/ready',
  summary:
    'Tells a load balancer whether to send requests: the database answers, the log is followed closely, and the server does not stop. Says beside it how the standby of DATABASE_READ_URL is, whose trouble ends no readiness.',
  reply: z.object({
    status: z.literal('ready'),
    standby: z.optional(z.enum(['serving', 'away', 'late', 'foreign', 'parted'])),
  }),
  errors: ['databaseAway', 'unavailable'],
});

export const readMetrics = contract({
  method: 'GET',
  path: '/api/metrics',
  summary:
    'Returns the measurements of this process for Prometheus. Needs METRICS_TOKEN, or comes from the same machine.',
  files: ['text/plain'],
  errors: ['forbidden'],
});
