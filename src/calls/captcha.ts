import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const readCaptcha = contract({
  method: 'GET',
  path: '/auth/code',
  summary:
    'Returns a captcha: its picture, and the id to send with the answer. `enabled` is false if none is required.',
  reply: z.object({ enabled: z.boolean(), img: z.string(), uuid: z.string() }),
});
