import { assign, setup } from 'xstate';
import type { SessionContext, SessionEvent } from './types.ts';

/** How long to wait before the connection is tested again (§8). */
const RETRY_AFTER = 5000;

/** Failures without any answer: there may be no line. */
const CUTS = ['timeout', 'offline'];

/** Failures of the world: the person stays signed in, and the console tries again. */
const OUTAGES = ['timeout', 'offline', 'server'];

const nobody: SessionContext = {
  user: null,
  menus: [],
  asOf: null,
  rememberMe: false,
  changing: null,
  setback: null,
  refusals: 0,
  isLocked: false,
  passwordChanged: false,
};

/**
 * `inside`: the console is there; `again`: with the sign-in over it; `offline`: as it was last known; `locked`: hidden;
 * `pending`: the server is being asked.
 */
type SessionTag = 'inside' | 'again' | 'offline' | 'locked' | 'pending';

/** What the machine asks of the world; `services/session.ts` provides it and answers with events. */
const effect = () => {};

/** What a locked screen waits for: the password; `open` is where it leads, `gone` where to when the session has ended. */
const lock = <const Open extends string, const Gone extends object>(open: Open, gone: Gone) =>
  ({
    initial: 'waiting',
    states: {
      waiting: { on: { 'unlock.asked': 'unlocking' } },
      unlocking: {
        tags: 'pending',
        entry: 'unlockSession',
        on: {
          'unlock.accepted': { target: open, actions: 'announceUnlock' },
          'unlock.refused': [
            { guard: 'isTokenGone', ...gone },
            { target: 'waiting', actions: 'keepSetback' },
          ],
        },
      },
    },
    on: {
      'session.unlockedElsewhere': open,
      'session.begunElsewhere': [
        { guard: 'isSamePersonElsewhere', target: open },
        { target: '#session.starting', actions: 'forget' },
      ],
      'session.expired': gone,
      'session.endedElsewhere': '#session.ended',
      'logout.asked': '#session.loggingOut',
      'menus.loaded': { actions: 'keepMenus' },
      'user.loaded': { guard: 'isSamePersonNow', actions: 'keepUser' },
    },
  }) as const;

/** What comes of asking whether the session still is: without a line, as before. */
const offlineFailures = [
  { guard: 'isOutage', target: '.waiting' },
  { guard: 'isTokenGone', target: 'expired' },
  { target: 'loggingOut' },
] as const;

/**
 * A person's session in the browser (§4): connection test, sign-in, forced password change, loading, work, a
 * locked screen, expiry with sign-in over the page, sign-out. It names effects and waits for their answers; it touches nothing itself.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; tags: SessionTag },
  actions: {
    testConnection: effect,
    keepAccount: effect,
    recallAccount: effect,
    forgetAccount: effect,
    signIn: effect,
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
    keepUser: assign(({ event }) => {
      if (event.type === 'login.accepted') return { user: event.signedIn.user, setback: null };
      return event.type === 'user.loaded' ? { user: event.user } : {};
    }),
    keepMenus: assign(({ event }) => (event.type === 'menus.loaded' ? { menus: event.menus } : {})),
    keepRecalled: assign(({ event }) =>
      event.type === 'account.recalled' ? { user: event.user, menus: event.menus, asOf: event.asOf } : {},
    ),
    beCurrent: assign({ asOf: null }),
    keepChangeToken: assign(({ event }) =>
      event.type === 'login.accepted'
        ? { changing: { token: event.signedIn.token, username: event.signedIn.user.username }, setback: null }
        : {},
    ),
    shut: assign({ isLocked: true, setback: null }),
    open: assign({ isLocked: false, setback: null }),
    forget: assign(nobody),
    forgetSetback: assign({ setback: null }),
    welcomeNewPassword: assign({ ...nobody, passwordChanged: true }),
  },
  guards: {
    hasToken: ({ event }) => event.type === 'connection.answered' && event.hasToken,
    mustChangePassword: ({ event }) => event.type === 'login.accepted' && event.signedIn.mustChangePassword,
    isSamePerson: ({ context, event }) =>
      event.type === 'login.accepted' &&
      !event.signedIn.mustChangePassword &&
      event.signedIn.user.id === context.user?.id,
    isSamePersonNow: ({ context, event }) => event.type === 'user.loaded' && event.user.id === context.user?.id,
    isSamePersonElsewhere: ({ context, event }) =>
      event.type === 'session.begunElsewhere' && event.userId === context.user?.id,
    isLocked: ({ event }) => event.type === 'user.loaded' && event.locked === true,
    isCut: ({ event }) =>
      event.type === 'connection.failed'
        ? event.isCut === true
        : 'setback' in event && CUTS.includes(event.setback.kind),
    isLockedNow: ({ context, event }) =>
      event.type === 'user.loaded' && event.locked === true && event.user.id === context.user?.id,
    isOutage: ({ event }) => 'setback' in event && OUTAGES.includes(event.setback.kind),
    isTokenGone: ({ event }) => 'setback' in event && event.setback.kind === 'unauthorised',
  },
}).createMachine({
  id: 'session',
  context: nobody,
  initial: 'starting',
  states: {
    starting: {
      entry: 'testConnection',
      on: {
        'connection.answered': [{ guard: 'hasToken', target: 'loadingUser' }, { target: 'anonymous' }],
        'connection.failed': [{ guard: 'isCut', target: 'recalling' }, { target: 'unavailable' }],
      },
    },
    unavailable: {
      after: { [RETRY_AFTER]: 'starting' },
    },
    recalling: {
      entry: 'recallAccount',
      on: {
        'account.recalled': { target: 'offline', actions: 'keepRecalled' },
        'account.unknown': 'unavailable',
      },
    },
    offline: {
      tags: ['inside', 'offline'],
      entry: 'showAsked',
      initial: 'waiting',
      states: {
        waiting: {
          after: { [RETRY_AFTER]: 'verifying' },
          on: { 'line.back': 'verifying' },
        },
        verifying: {
          entry: 'loadUser',
          on: {
            'user.loaded': [
              { guard: 'isLockedNow', target: '#session.locked' },
              { guard: 'isSamePersonNow', target: 'loadingMenus', actions: 'keepUser' },
              { target: '#session.starting', actions: 'forget' },
            ],
          },
        },
        loadingMenus: {
          entry: 'loadMenus',
          on: { 'menus.loaded': { target: '#session.in', actions: 'keepMenus' } },
        },
      },
      on: {
        'user.failed': offlineFailures,
        'menus.failed': offlineFailures,
        'lock.asked': { target: 'locked', actions: ['lockSession', 'announceLock'] },
        'session.lockedElsewhere': 'locked',
        'session.begunElsewhere': [{ guard: 'isSamePersonElsewhere' }, { target: 'starting', actions: 'forget' }],
        'session.expired': 'expired',
        'session.endedElsewhere': 'ended',
        'logout.asked': 'loggingOut',
      },
    },
    anonymous: {
      entry: 'showLogin',
      on: {
        'credentials.given': { target: 'signingIn', actions: 'rememberChoice' },
        'session.begunElsewhere': 'starting',
      },
    },
    signingIn: {
      tags: 'pending',
      entry: 'signIn',
      on: {
        'login.accepted': [
          { guard: 'mustChangePassword', target: 'mustChangePassword', actions: 'keepChangeToken' },
          { target: 'loadingMenus', actions: ['keepToken', 'keepUser', 'announceLogin'] },
        ],
        'login.refused': { target: 'anonymous', actions: 'keepSetback' },
      },
    },
    mustChangePassword: {
      on: {
        'password.chosen': { target: 'changingPassword', actions: 'forgetSetback' },
        'password.abandoned': { target: 'anonymous', actions: 'forget' },
      },
    },
    changingPassword: {
      tags: 'pending',
      entry: 'changePassword',
      on: {
        'password.changed': { target: 'anonymous', actions: 'welcomeNewPassword' },
        'password.refused': [
          { guard: 'isTokenGone', target: 'anonymous', actions: ['forget', 'keepSetback'] },
          { target: 'mustChangePassword', actions: 'keepSetback' },
        ],
      },
    },
    loadingUser: {
      entry: 'loadUser',
      on: {
        'user.loaded': [
          { guard: 'isLocked', target: 'lockedOut', actions: 'keepUser' },
          { target: 'loadingMenus', actions: 'keepUser' },
        ],
        'user.failed': [
          { guard: 'isCut', target: 'recalling' },
          { guard: 'isOutage', target: 'unavailable' },
          { guard: 'isTokenGone', target: 'loggingOut', actions: 'pointOut' },
          { target: 'loggingOut' },
        ],
      },
    },
    loadingMenus: {
      entry: 'loadMenus',
      on: {
        'menus.loaded': { target: 'in', actions: 'keepMenus' },
        'menus.failed': [
          { guard: 'isCut', target: 'recalling' },
          { guard: 'isOutage', target: 'unavailable' },
          { guard: 'isTokenGone', target: 'loggingOut', actions: 'pointOut' },
          { target: 'loggingOut' },
        ],
        'session.lockedElsewhere': 'lockedOut',
      },
    },
    in: {
      tags: 'inside',
      entry: ['open', 'beCurrent', 'showAsked', 'keepAccount'],
      on: {
        'lock.asked': { target: 'locked', actions: ['lockSession', 'announceLock'] },
        'session.lockedElsewhere': 'locked',
        'session.begunElsewhere': [{ guard: 'isSamePersonElsewhere' }, { target: 'starting', actions: 'forget' }],
        'session.expired': 'expired',
        'session.endedElsewhere': 'ended',
        'logout.asked': 'loggingOut',
        'menus.loaded': { actions: 'keepMenus' },
        'user.loaded': { guard: 'isSamePersonNow', actions: 'keepUser' },
        'password.changed': { target: 'anonymous', actions: ['dropToken', 'announceLogout', 'welcomeNewPassword'] },
      },
    },
    locked: {
      tags: ['inside', 'locked'],
      entry: ['shut', 'forgetAccount'],
      ...lock('#session.in', { target: '#session.expired' }),
    },
    lockedOut: {
      tags: 'locked',
      entry: ['shut', 'forgetAccount'],
      ...lock('#session.loadingMenus', { target: '#session.loggingOut', actions: 'pointOut' }),
    },
    expired: {
      tags: ['inside', 'again'],
      entry: 'dropToken',
      on: {
        'session.lockedElsewhere': { actions: 'shut' },
        'password.changed': { target: 'anonymous', actions: ['announceLogout', 'welcomeNewPassword'] },
        'credentials.given': { target: 'signingInAgain', actions: 'rememberChoice' },
        'session.begunElsewhere': [
          { guard: 'isSamePersonElsewhere', target: 'in', actions: 'forgetSetback' },
          { target: 'starting', actions: 'forget' },
        ],
        'session.endedElsewhere': 'ended',
        'logout.asked': 'ended',
      },
    },
    signingInAgain: {
      tags: ['inside', 'again', 'pending'],
      entry: 'signIn',
      on: {
        'login.accepted': [
          { guard: 'isSamePerson', target: 'in', actions: ['keepToken', 'keepUser', 'announceLogin'] },
          { guard: 'mustChangePassword', target: 'mustChangePassword', actions: ['forget', 'keepChangeToken'] },
          { target: 'loadingMenus', actions: ['forget', 'keepToken', 'keepUser', 'announceLogin'] },
        ],
        'login.refused': { target: 'expired', actions: 'keepSetback' },
      },
    },
    loggingOut: {
      entry: ['signOut', 'announceLogout'],
      on: { 'logout.finished': 'ended' },
    },
    ended: {
      entry: ['dropToken', 'forget', 'reload'],
      type: 'final',
    },
  },
});
