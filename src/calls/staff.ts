import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { text } from './shapes.ts';

const person = z.object({ id: z.string(), name: z.string(), staffCode: z.string(), branch: z.string() });
const people = z.array(person);

export const readStaffChoices = contract({
  method: 'GET',
  path: '/api/sysStaff/newRole',
  summary: 'Staff within reach: all, those at work, and of these who may collect (`take`) and who may deliver.',
  reply: z.object({ all: people, working: people, take: people, deliver: people }),
});

export const resetPassword = contract({
  method: 'POST',
  path: '/api/roster/resetPwd',
  summary: 'Gives a member of staff a password for one sign-in, shown once; the old one and every session end.',
  body: z.strictObject({
    id: text(1, 64),
    key: z.optional(z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^\S+$/))),
  }),
  reply: z.object({ password: z.string() }),
});
