import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { paged, pageOf, short } from './shapes.ts';

export const saveProfile = contract({
  method: 'PUT',
  path: '/api/users/center',
  summary: "Changes the actor's nickname, phone, e-mail and gender.",
  body: z.strictObject({
    id: z.optional(z.union([z.string(), z.number()])),
    nickName: z.string().check(z.trim(), z.minLength(2), z.maxLength(20)),
    phone: z.string().check(z.regex(/^\d{11}$/)),
    email: z.optional(z.union([z.email().check(z.maxLength(100)), z.literal('')])),
    gender: z.optional(short(20)),
  }),
  status: 204,
  errors: ['forbidden', 'phoneTaken'],
});

export const saveAvatar = contract({
  method: 'POST',
  path: '/api/users/updateAvatar',
  summary: "Uploads the actor's picture: a square PNG or JPEG of at most 5 MB, encoded again without metadata.",
  multipart: true,
  body: z.strictObject({ avatar: z.file() }),
  reply: z.object({ avatar: z.string() }),
  errors: ['notAPicture', 'notSquare'],
});

export const readAvatar = contract({
  method: 'GET',
  path: '/api/avatar/:avatarName',
  summary: "Returns a person's picture by the file name in their record.",
  params: z.strictObject({ avatarName: short(64) }),
  files: ['image/png', 'image/jpeg'],
  errors: ['notFound'],
});

const operation = z.object({
  id: z.string(),
  /** An event's type, or `signIn.` and its outcome. */
  operation: z.string(),
  /** The record of the event; absent for a sign-in. */
  machine: z.optional(z.string()),
  subject: z.optional(z.string()),
  /** Empty if unknown. */
  ip: z.string(),
  browser: z.string(),
  /** UTC ISO. */
  createTime: z.string(),
  /** Milliseconds to judge and write it; absent if not measured. */
  duration: z.optional(z.number()),
});

export const readOperations = contract({
  method: 'GET',
  path: '/api/users/log',
  summary: "Lists the actor's operations, latest first: operation, address, browser, time and duration.",
  query: z.strictObject(paged),
  reply: pageOf(operation),
});

const openSession = z.object({
  id: z.string(),
  ip: z.string(),
  browser: z.string(),
  /** UTC ISO. */
  createTime: z.string(),
  lastTime: z.string(),
  /** True for the session of this request. */
  current: z.boolean(),
});

export const readSessions = contract({
  method: 'GET',
  path: '/api/users/sessions',
  summary: "Lists the actor's open sessions, last used first.",
  reply: z.object({ sessions: z.array(openSession) }),
});

export const endSession = contract({
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  summary: "Ends one of the actor's sessions at once.",
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
  errors: ['notFound'],
});

export const endOtherSessions = contract({
  method: 'DELETE',
  path: '/api/users/sessions',
  summary: "Ends all of the actor's sessions except the present one.",
  status: 204,
});
