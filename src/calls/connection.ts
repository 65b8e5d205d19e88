import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const testConnect = contract({
  method: 'GET',
  path: '/api/common/testConnect',
  summary: 'Answers if the server can be reached; the reply is always the same.',
  reply: z.object({ status: z.literal('ok') }),
});

export const readDocument = contract({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns this document: every call, from the contracts that server and browser share.',
  reply: z.looseObject({ openapi: z.string() }),
});
