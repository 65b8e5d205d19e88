import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#machines/session/index.ts';
import { accepted, answered, asks, aung, play, setback, signedIn } from './play.ts';

describe('signing out', () => {
  it('signing out calls the server, and ends with any answer', () => {
    expect(play(...signedIn, { type: 'logout.asked' })).toMatchObject({
      effects: ['forgetWork', 'signOut', 'announceLogout'],
    });
    expect(play(...signedIn, { type: 'logout.asked' }, { type: 'logout.finished' })).toMatchObject({
      state: 'ended',
      effects: ['dropToken', 'reload'],
      context: { user: null, menus: [] },
    });
  });

  it('a session ends when another tab signed out', () => {
    expect(play(...signedIn, { type: 'session.endedElsewhere' })).toMatchObject({
      state: 'ended',
      effects: ['dropToken', 'reload'],
    });
  });

  const over: SessionEvent = { type: 'session.expired' };
  const locks: SessionEvent = { type: 'lock.asked' };
  const offline: SessionEvent[] = [
    { type: 'connection.failed', isCut: true },
    { type: 'account.recalled', user: aung, menus: [], asOf: '2026-11-20T04:00:00.000Z' },
  ];
  const everywhere: [string, SessionEvent[]][] = [
    ['at work', signedIn],
    ['locked', [...signedIn, locks]],
    ['as last known', [{ ...offline[1], type: 'account.recalled' } as SessionEvent]],
    ['offline', offline],
    ['after the session expired', [...signedIn, over]],
    ['before the code of a new sign-in', [...signedIn, over, asks, accepted(aung, false, 'code')]],
  ];

  it.each(everywhere)('signing out leaves nothing of the work in the browser, in no tab: %s', (_, before) => {
    const { effects } = play(...before, { type: 'logout.asked' });
    expect(effects).toContain('forgetWork');
    expect(effects).toContain('announceLogout');
    expect(play(...before, { type: 'session.endedElsewhere', isLeft: true })).toMatchObject({
      state: 'ended',
      effects: ['forgetWork', 'dropToken', 'reload'],
    });
  });

  it.each(everywhere)('the work is kept where the session only ended, for the same person: %s', (_, before) => {
    expect(play(...before, { type: 'session.endedElsewhere' })).toMatchObject({
      state: 'ended',
      effects: ['dropToken', 'reload'],
    });
  });

  it('the work is kept where the token is found to be gone at the next load', () => {
    const gone: SessionEvent = { type: 'user.failed', setback: setback('unauthorised') };
    expect(play(answered(true), gone).effects).toEqual(['pointOut', 'signOut', 'announceLogout']);
    expect(play(answered(true), gone, { type: 'logout.finished' }).effects).toEqual(['dropToken', 'reload']);
  });
});
