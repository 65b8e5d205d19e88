import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { paged, pageOf, short } from './shapes.ts';

const onlineSession = z.object({
  id: z.string(),
  person: z.string(),
  name: z.string(),
  staffCode: z.string(),
  branch: z.string(),
  ip: z.string(),
  browser: z.string(),
  /** UTC ISO. */
  createTime: z.string(),
  lastTime: z.string(),
  /** True while the person has locked the screen. */
  locked: z.boolean(),
  /** True for the session of this request. */
  current: z.boolean(),
  /** True for any session of the actor. */
  own: z.boolean(),
  /** Why the actor may not sign this person out; absent if they may. */
  refusal: z.optional(z.string()),
});

export const readOnline = contract({
  method: 'GET',
  path: '/api/online',
  summary: "Lists the open sessions of staff within the actor's scope, seen last first.",
  query: z.strictObject({ ...paged, sought: z.optional(short(100)), branch: z.optional(short(64)) }),
  reply: pageOf(onlineSession),
});
