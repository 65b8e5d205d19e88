import { leaving } from './leaving.ts';

/** Milliseconds to wait before testing the connection again (§8). */
const RETRY_AFTER = 5000;

/** Transitions after a failed check of the session; without a connection the state stays offline. */
const offlineFailures = [
  { guard: 'isOutage', target: '.waiting' },
  { guard: 'isTokenGone', target: 'expired' },
  { target: 'loggingOut' },
] as const;

/** Transitions after the connection test. */
const connection = {
  'connection.answered': [{ guard: 'hasToken', target: 'loadingUser' }, { target: 'anonymous' }],
  'connection.failed': [{ guard: 'isCut', target: 'recalling' }, { target: 'unavailable' }],
} as const;

/** Transitions after a failed check of the session while the console shows what it knew. */
const unconfirmed = [
  { guard: 'isCut', target: '#session.offline' },
  { guard: 'isOutage', target: '#session.unavailable', actions: 'forget' },
  { guard: 'isTokenGone', target: '#session.loggingOut', actions: 'pointOut' },
  { target: '#session.loggingOut' },
] as const;

/** States that ask the server again who the known person is, and for the menu; `locked` follows a locked session. */
const confirming = <const Locked extends object>(locked: Locked) =>
  ({
    verifying: {
      entry: 'loadUser',
      on: {
        'user.loaded': [
          locked,
          { guard: 'isSamePersonNow', target: 'loadingMenus', actions: 'keepUser' },
          { target: '#session.starting', actions: 'forget' },
        ],
      },
    },
    loadingMenus: {
      entry: 'loadMenus',
      on: { 'menus.loaded': { target: '#session.in', actions: 'keepMenus' } },
    },
  }) as const;

/** States from the first byte to a known person: connection test, the console as last known, and its work without a connection. */
export const opening = {
  starting: {
    entry: ['testConnection', 'recallAccount'],
    on: {
      'account.recalled': { target: 'resuming', actions: 'keepRecalled' },
      'account.left': 'anonymous',
      ...connection,
    },
  },
  // The console as last known, until the server confirms the session.
  resuming: {
    tags: 'inside',
    entry: 'showAsked',
    initial: 'testing',
    states: {
      testing: {
        on: {
          'connection.answered': [
            { guard: 'hasToken', target: 'verifying' },
            { target: '#session.anonymous', actions: 'forget' },
          ],
          'connection.failed': [
            { guard: 'isCut', target: '#session.offline' },
            { target: '#session.unavailable', actions: 'forget' },
          ],
        },
      },
      ...confirming({ guard: 'isLocked', target: '#session.lockedOut', actions: 'keepUser' }),
    },
    on: {
      'user.failed': unconfirmed,
      'menus.failed': unconfirmed,
      'lock.asked': { target: 'locked', actions: ['lockSession', 'announceLock'] },
      'session.lockedElsewhere': 'lockedOut',
      'session.begunElsewhere': [{ guard: 'isSamePersonElsewhere' }, { target: 'starting', actions: 'forget' }],
      ...leaving,
    },
  },
  unavailable: {
    after: { [RETRY_AFTER]: 'retrying' },
  },
  // A server that answered wrongly shows no console before it answers well.
  retrying: {
    entry: 'testConnection',
    on: connection,
  },
  recalling: {
    entry: 'recallAccount',
    on: {
      'account.recalled': { target: 'offline', actions: 'keepRecalled' },
      'account.left': 'anonymous',
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
      ...confirming({ guard: 'isLockedNow', target: '#session.locked' }),
    },
    on: {
      'user.failed': offlineFailures,
      'menus.failed': offlineFailures,
      'lock.asked': { target: 'locked', actions: ['lockSession', 'announceLock'] },
      'session.lockedElsewhere': 'locked',
      'session.begunElsewhere': [{ guard: 'isSamePersonElsewhere' }, { target: 'starting', actions: 'forget' }],
      'session.expired': 'expired',
      ...leaving,
    },
  },
} as const;
