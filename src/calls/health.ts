import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const readHealth = contract({
  method: 'GET',
  path: '/api/health',
  summary: 'Returns the health of the server: status, position in the log, and the number of events it lags behind.',
  reply: z.object({ status: z.literal('ok'), position: z.number(), lag: z.number() }),
});
