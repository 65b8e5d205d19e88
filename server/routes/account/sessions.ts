import { z } from 'zod';
import type { Auth } from '../../auth/auth.ts';
import { browserOf } from '../../auth/browser.ts';
import type { Session } from '../../auth/session.ts';
import { recordSignIn } from '../../auth/signIns.ts';
import { Problem } from '../../http/errors.ts';
import { route, type Call, type Route } from '../../http/route.ts';

const reply = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      ip: z.string(),
      browser: z.string(),
      /** UTC ISO. */
      createTime: z.string(),
      lastTime: z.string(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});

const mine = (session: Session | null): Session => {
  if (session === null) throw new Problem('signedOut');
  return session;
};

/** The own sessions: seen, and ended, one or all but the one that asks. */
export const sessionRoutes = (auth: () => Auth): Route[] => {
  const record = ({ actor, ip, request, now }: Call, session: string) =>
    recordSignIn(
      auth().pool,
      {
        username: actor.name,
        staffId: actor.id,
        outcome: 'sessionEnded',
        ip,
        userAgent: request.headers['user-agent'] ?? '',
        session,
      },
      now,
    );

  return [
    route({
      method: 'GET',
      path: '/api/users/sessions',
      summary: 'The own sessions that are open, the one used last first.',
      reply,
      handle: async ({ session, now }) => {
        const { id, user } = mine(session);
        const open = await auth().sessions.openOf(user, now);
        return {
          sessions: open.map((one) => ({
            id: one.id,
            ip: one.ip,
            browser: browserOf(one.userAgent),
            createTime: one.createdAt.toISOString(),
            lastTime: one.lastSeenAt.toISOString(),
            current: one.id === id,
          })),
        };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/users/sessions/:id',
      summary: 'Ends one of the own sessions, at once and everywhere.',
      params: z.strictObject({ id: z.uuid() }),
      status: 204,
      handle: async (call) => {
        const { id, user } = mine(call.session);
        if (!(await auth().sessions.endOwn(user, call.params.id, call.now))) throw new Problem('notFound');
        await record(call, id);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/users/sessions',
      summary: 'Ends all own sessions but the one that asks.',
      status: 204,
      handle: async (call) => {
        const { id, user } = mine(call.session);
        await auth().sessions.endAllOf(user, call.now, id);
        await record(call, id);
      },
    }),
  ];
};
