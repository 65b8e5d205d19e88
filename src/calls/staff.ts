import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { text } from './shapes.ts';

const records = z.array(z.string());

export const readStaffWork = contract({
  method: 'GET',
  path: '/api/staff/:id/work',
  summary: 'Lists what still lies with a member of staff by kind: parcels, cash, open work. At most 100 ids of each.',
  params: z.strictObject({ id: text(1, 64) }),
  reply: z.object({
    work: z.array(z.object({ kind: z.string(), machine: z.string(), count: z.int(), ids: records })),
    cash: z.nullish(z.object({ held: z.int(), heldYuan: z.int() })),
  }),
  errors: ['notFound'],
});

const person = z.object({ id: z.string(), name: z.string(), staffCode: z.string(), branch: z.string() });
const people = z.array(person);

export const readStaffChoices = contract({
  method: 'GET',
  path: '/api/sysStaff/newRole',
  summary:
    "Lists the staff within the actor's scope: all, those on the job, and those who may collect (`take`), deliver or reset `passwords`.",
  reply: z.object({ all: people, working: people, take: people, deliver: people, passwords: people }),
});

export const resetPassword = contract({
  method: 'POST',
  path: '/api/roster/resetPwd',
  summary: 'Sets a one-time password for a member of staff, shown once. The old password and every session end.',
  body: z.strictObject({
    id: text(1, 64),
    key: z.optional(z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^\S+$/))),
  }),
  reply: z.object({ password: z.string() }),
});
