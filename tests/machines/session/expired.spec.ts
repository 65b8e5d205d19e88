import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#machines/session/index.ts';
import { accepted, asks, aung, play, setback, signedIn, thida } from './play.ts';

describe('an expired session', () => {
  const expired: SessionEvent[] = [...signedIn, { type: 'session.expired' }];

  it('an expired session keeps person and menus, so that the page stays, and drops the token', () => {
    expect(play(...expired)).toMatchObject({ state: 'expired', effects: ['dropToken'], context: { user: aung } });
  });

  it('an expired session goes on where it was when the same person signs in again', () => {
    expect(play(...expired, asks, accepted())).toMatchObject({
      state: 'in',
      effects: ['keepToken', 'announceLogin', 'showAsked', 'keepAccount'],
    });
  });

  it('an expired session begins anew for another person', () => {
    expect(play(...expired, asks, accepted(thida))).toMatchObject({ state: 'loadingMenus', context: { user: thida } });
    expect(play(...expired, asks, accepted(aung, true)).state).toBe('mustChangePassword');
  });

  it('an expired session goes on when the same person signed in again in another tab, and begins anew for another person', () => {
    expect(play(...expired, { type: 'session.begunElsewhere', userId: '1' })).toMatchObject({ state: 'in' });
    expect(play(...expired, { type: 'session.begunElsewhere', userId: '2' })).toMatchObject({
      state: 'starting',
      context: { user: null },
    });
    expect(play(...signedIn, { type: 'session.begunElsewhere', userId: '2' }).state).toBe('starting');
    expect(play(...signedIn, { type: 'session.begunElsewhere', userId: '1' }).state).toBe('in');
  });

  it('an expired session stays over the page when the sign-in is refused, and can be given up', () => {
    const refused: SessionEvent = { type: 'login.refused', setback: setback('invalid') };
    expect(play(...expired, asks, refused)).toMatchObject({ state: 'expired', context: { user: aung } });
    expect(play(...expired, { type: 'logout.asked' })).toMatchObject({ state: 'ended', context: { user: null } });
  });
});
