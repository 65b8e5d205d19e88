import { lock } from './lock.ts';
import { signedOut, session } from './setup.ts';

/** Milliseconds to wait before testing the connection again (§8). */
const RETRY_AFTER = 5000;

/** Transitions after a failed check of the session; without a connection the state stays offline. */
const offlineFailures = [
  { guard: 'isOutage', target: '.waiting' },
  { guard: 'isTokenGone', target: 'expired' },
  { target: 'loggingOut' },
] as const;

/**
 * Session of a person in the browser (§4): connection test, sign-in, forced password change, loading, work, locked
 * screen, expiry, sign-out. It only names effects and waits for their answers.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: signedOut,
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
