import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const drawTicket = contract({
  method: 'POST',
  path: '/api/ws/ticket',
  summary: 'Returns a ticket that admits one socket within 30 seconds.',
  reply: z.object({ ticket: z.string(), expiresIn: z.number() }),
});
