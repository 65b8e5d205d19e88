import { again } from './again.ts';
import { leaving } from './leaving.ts';
import { lock } from './lock.ts';
import { opening } from './opening.ts';
import { signedOut, session } from './setup.ts';
import { signIn } from './signIn.ts';

/**
 * Session of a person in the browser (§4): connection test, sign-in, forced password change, loading, work, locked
 * screen, expiry, sign-out. It only names effects and waits for their answers.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: signedOut,
  initial: 'starting',
  states: {
    ...opening,
    ...signIn,
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
        ...leaving,
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
    ...again,
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
