import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const testConnect = contract({
  method: 'GET',
  path: '/api/common/testConnect',
  summary: 'Answers if the server can be reached, and says whether a sign-in needs a captcha.',
  reply: z.object({ status: z.literal('ok'), captcha: z.boolean() }),
});

export const readDocument = contract({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns this document: every call, from the contracts that server and browser share.',
  reply: z.looseObject({ openapi: z.string() }),
});
