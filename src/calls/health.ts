import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const readHealth = contract({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server works: status, position in the log, and how many events it lags behind.',
  reply: z.object({ status: z.literal('ok'), position: z.number(), lag: z.number() }),
});
