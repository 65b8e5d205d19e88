import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { byId, maybe, text } from './shapes.ts';

const titles = z.object({ en: z.string(), zh: z.string() });
const role = z.object({ id: z.string(), name: titles });

export const readColleagues = contract({
  method: 'GET',
  path: '/api/colleagues',
  summary: "Lists the accounts of the actor's own customer, and the roles that the actor may give to colleagues.",
  reply: z.object({
    colleagues: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        username: z.string(),
        phone: maybe,
        email: z.string(),
        roles: z.array(role),
        /** `own`: the actor; `main`: another main account; `ended`: by a main account; `stopped`: by the branch. */
        status: z.enum(['own', 'main', 'active', 'ended', 'stopped']),
        stoppedFor: maybe,
        joinedOn: z.string(),
      }),
    ),
    /** Each role with the titles of the screens that it shows. */
    roles: z.array(z.object({ ...role.shape, screens: z.array(titles) })),
  }),
});

export const giveColleaguePassword = contract({
  method: 'POST',
  path: '/api/colleagues/:id/password',
  summary: "Sets a one-time password for a colleague of the actor's own customer, shown once. Every session ends.",
  params: byId,
  body: z.strictObject({ key: text(8, 200) }),
  reply: z.object({ password: z.string() }),
});
