import type { SessionContext, SessionEvent, Setback } from '#machines/session/index.ts';
import {
  changePassword,
  enterCode,
  lockSession,
  login,
  readMenus,
  readPosition,
  readUser,
  unlockSession,
} from './account.ts';
import { failureOf } from './failure.ts';

/** The session as its calls see it. */
interface Session {
  send(event: SessionEvent): void;
  getSnapshot(): { hasTag(tag: 'locked'): boolean };
}

/** An effect of the session machine, with the event that named it. */
export interface SessionEffect {
  readonly self: Session;
  readonly event: SessionEvent;
  readonly context: SessionContext;
}

/** Events that say that a call of the session failed. */
export type SessionFailure = Extract<SessionEvent, { setback: Setback }>['type'];

/** A failure as the machine keeps it; a mistake of ours is thrown on. */
const setbackOf = (error: unknown): Setback => {
  const failure = failureOf(error);
  if (!failure) throw error;
  return {
    kind: failure.kind,
    message: 'message' in failure ? failure.message : '',
    code: 'code' in failure ? failure.code : null,
  };
};

/** Sends the answer of a call, or its failure, to the session. */
const answer = async (
  { self }: SessionEffect,
  failed: SessionFailure,
  answered: Promise<SessionEvent>,
): Promise<void> => {
  const event = await answered.catch((error: unknown): SessionEvent => ({ type: failed, setback: setbackOf(error) }));
  self.send(event);
};

let lastPosition: number | null = null;

/** The position of the last event when the person's session began; later ones come over the socket. */
export const positionAtStart = (): number | null => lastPosition;

const loginEvent = async (signingIn: ReturnType<typeof login>): Promise<SessionEvent> => ({
  type: 'login.accepted',
  signedIn: await signingIn,
});

const menusEvent = async (): Promise<SessionEvent> => {
  const [menus, position] = await Promise.all([readMenus(), readPosition().catch(() => null)]);
  lastPosition = position;
  return { type: 'menus.loaded', menus };
};

/** The calls that the session machine names (§4). Each answers with an event. */
export const sessionCalls = {
  signIn: async (effect: SessionEffect, failed: SessionFailure) => {
    const { event } = effect;
    if (event.type === 'credentials.given') await answer(effect, failed, loginEvent(login(event.credentials)));
  },
  checkCode: async (effect: SessionEffect, failed: SessionFailure) => {
    const { event, context } = effect;
    const { proving, rememberMe } = context;
    if (event.type === 'code.given' && proving)
      await answer(effect, failed, loginEvent(enterCode(event.code, { token: proving.token, rememberMe })));
  },
  changePassword: async (effect: SessionEffect, failed: SessionFailure) => {
    const { event, context } = effect;
    if (event.type !== 'password.chosen' || !context.changing) return;
    const { token, username } = context.changing;
    const changing = changePassword({ ...event, username }, token);
    await answer(
      effect,
      failed,
      changing.then(() => ({ type: 'password.changed' })),
    );
  },
  loadUser: (effect: SessionEffect, failed: SessionFailure) =>
    answer(
      effect,
      failed,
      readUser().then((read) => ({ type: 'user.loaded', ...read })),
    ),
  loadMenus: (effect: SessionEffect, failed: SessionFailure) => answer(effect, failed, menusEvent()),
  unlockSession: async (effect: SessionEffect, failed: SessionFailure) => {
    const { event, context } = effect;
    if (event.type !== 'unlock.asked' || !context.user) return;
    const unlocking = unlockSession(context.user.username, event.password);
    await answer(
      effect,
      failed,
      unlocking.then(() => ({ type: 'unlock.accepted' })),
    );
  },
};

/** Delay before the server is informed again of the locked screen, milliseconds. */
const LOCK_AGAIN_MS = 5_000;

/** Informs the server of the locked screen until it knows or the screen is unlocked. */
export const tellLocked = async (session: Session): Promise<void> => {
  try {
    await lockSession();
  } catch (error) {
    if (failureOf(error)?.kind === 'unauthorised') session.send({ type: 'session.expired' });
    else setTimeout(() => session.getSnapshot().hasTag('locked') && void tellLocked(session), LOCK_AGAIN_MS);
  }
};
