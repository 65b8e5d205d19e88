import * as z from 'zod/mini';
import { contract } from './contract.ts';

export const readCaptcha = contract({
  method: 'GET',
  path: '/auth/code',
  summary: 'A captcha: its picture and the id to send back with the answer; `enabled` false when none is asked for.',
  reply: z.object({ enabled: z.boolean(), img: z.string(), uuid: z.string() }),
});
