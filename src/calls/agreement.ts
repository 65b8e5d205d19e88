import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const readAgreement = contract({
  method: 'GET',
  path: '/api/ledger/agreement',
  summary: 'Compares ledger, receivables, payables, tills and bills; lists the records that do not agree.',
  reply: z.object({
    checks: z.array(
      z.object({
        check: z.string(),
        count: z.int(),
        /** At most a hundred. */
        records: z.array(z.object({ machine: z.string(), id: z.string() })),
      }),
    ),
  }),
});
