import { leaving } from './leaving.ts';

/** States of a locked screen, which waits for the password: `open` follows an unlock, `gone` the end of the session. */
export const lock = <const Open extends string, const Gone extends object>(open: Open, gone: Gone) =>
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
      ...leaving,
      'menus.loaded': { actions: 'keepMenus' },
      'user.loaded': { guard: 'isSamePersonNow', actions: 'keepUser' },
    },
  }) as const;
