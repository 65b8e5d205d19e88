import { assign, setup } from 'xstate';
import type { SessionContext, SessionEvent } from './types.ts';

/** Failures without any answer; the connection may be down. */
const CONNECTION_FAILURES = ['timeout', 'offline'];

/** Temporary failures: the person stays signed in, and the console retries. */
const TEMPORARY_FAILURES = ['timeout', 'offline', 'intercepted', 'server'];

export const signedOut: SessionContext = {
  user: null,
  menus: [],
  asOf: null,
  rememberMe: false,
  changing: null,
  proving: null,
  setback: null,
  refusals: 0,
  isLocked: false,
  passwordChanged: false,
};

/**
 * `inside`: the console is shown; `again`: below the sign-in form; `offline`: from stored data; `locked`: hidden;
 * `proving`: the code is asked for; `pending`: a request is running.
 */
type SessionTag = 'inside' | 'again' | 'proving' | 'offline' | 'locked' | 'pending';

/** Returns true for the same data: what the server confirms draws nothing again. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Placeholder of an effect; `services/session.ts` implements it and answers with events. */
const effect = () => {};

/** Setup of the session machine: its effects, assignments and guards (§4). */
export const session = setup({
  types: {} as { context: SessionContext; events: SessionEvent; tags: SessionTag },
  actions: {
    testConnection: effect,
    keepAccount: effect,
    recallAccount: effect,
    forgetAccount: effect,
    forgetWork: effect,
    markLeft: effect,
    signIn: effect,
    checkCode: effect,
    changePassword: effect,
    loadUser: effect,
    loadMenus: effect,
    keepToken: effect,
    dropToken: effect,
    signOut: effect,
    lockSession: effect,
    unlockSession: effect,
    announceLock: effect,
    announceUnlock: effect,
    pointOut: effect,
    reload: effect,
    showLogin: effect,
    showAsked: effect,
    announceLogin: effect,
    announceLogout: effect,
    rememberChoice: assign(({ event }) =>
      event.type === 'credentials.given' ? { rememberMe: event.credentials.rememberMe, setback: null } : {},
    ),
    keepSetback: assign(({ event, context }) =>
      'setback' in event ? { setback: event.setback, refusals: context.refusals + 1 } : {},
    ),
    keepUser: assign(({ event, context }) => {
      if (event.type === 'login.accepted') return { user: event.signedIn.user, setback: null, proving: null };
      return event.type === 'user.loaded' && !isSame(event.user, context.user) ? { user: event.user } : {};
    }),
    keepMenus: assign(({ event, context }) =>
      event.type === 'menus.loaded' && !isSame(event.menus, context.menus) ? { menus: event.menus } : {},
    ),
    keepRecalled: assign(({ event }) =>
      event.type === 'account.recalled' ? { user: event.user, menus: event.menus, asOf: event.asOf } : {},
    ),
    beCurrent: assign({ asOf: null }),
    keepChangeToken: assign(({ event }) =>
      event.type === 'login.accepted'
        ? { changing: { token: event.signedIn.token, username: event.signedIn.user.username }, setback: null }
        : {},
    ),
    keepProving: assign(({ event }) =>
      event.type === 'login.accepted'
        ? { proving: { token: event.signedIn.token, factors: event.signedIn.factors }, setback: null }
        : {},
    ),
    forgetProving: assign({ proving: null }),
    shut: assign({ isLocked: true, setback: null }),
    open: assign({ isLocked: false, setback: null }),
    forget: assign(signedOut),
    forgetSetback: assign({ setback: null }),
    welcomeNewPassword: assign({ ...signedOut, passwordChanged: true }),
  },
  guards: {
    hasToken: ({ event }) => event.type === 'connection.answered' && event.hasToken,
    mustChangePassword: ({ event }) => event.type === 'login.accepted' && event.signedIn.mustChangePassword,
    needsCode: ({ event }) => event.type === 'login.accepted' && event.signedIn.secondFactor === 'code',
    needsSetUp: ({ event }) => event.type === 'login.accepted' && event.signedIn.secondFactor === 'setUp',
    isSamePerson: ({ context, event }) =>
      event.type === 'login.accepted' &&
      !event.signedIn.mustChangePassword &&
      event.signedIn.secondFactor === null &&
      event.signedIn.user.id === context.user?.id,
    isSamePersonNow: ({ context, event }) => event.type === 'user.loaded' && event.user.id === context.user?.id,
    isSamePersonElsewhere: ({ context, event }) =>
      event.type === 'session.begunElsewhere' && event.userId === context.user?.id,
    isLeftElsewhere: ({ event }) => event.type === 'session.endedElsewhere' && event.isLeft === true,
    isLocked: ({ event }) => event.type === 'user.loaded' && event.locked === true,
    isCut: ({ event }) =>
      event.type === 'connection.failed'
        ? event.isCut === true
        : 'setback' in event && CONNECTION_FAILURES.includes(event.setback.kind),
    isLockedNow: ({ context, event }) =>
      event.type === 'user.loaded' && event.locked === true && event.user.id === context.user?.id,
    isOutage: ({ event }) => 'setback' in event && TEMPORARY_FAILURES.includes(event.setback.kind),
    isTokenGone: ({ event }) => 'setback' in event && event.setback.kind === 'unauthorised',
  },
});
