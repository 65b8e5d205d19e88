import { endOtherSessions, endSession, readSessions } from '#calls/account.ts';
import type { Auth } from '../../auth/auth.ts';
import { browserOf } from '../../auth/browser.ts';
import type { Session } from '../../auth/session.ts';
import { recordSignIn } from '../../auth/signIns.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Call, type Route } from '../../http/route.ts';

const mine = (session: Session | null): Session => {
  if (session === null) throw new Problem('signedOut');
  return session;
};

/** Routes of the own sessions: list them, and end one or all others. */
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
    implement(readSessions, async ({ session, now }) => {
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
    }),
    implement(endSession, async (call) => {
      const { id, user } = mine(call.session);
      if (!(await auth().sessions.endOwn(user, call.params.id, call.now))) throw new Problem('notFound');
      await record(call, id);
    }),
    implement(endOtherSessions, async (call) => {
      const { id, user } = mine(call.session);
      await auth().sessions.endAllOf(user, call.now, id);
      await record(call, id);
    }),
  ];
};
