import { initialTransition, transition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { sessionMachine, type SessionEvent } from '#machines/session/index.ts';
import { accepted, asks, aung, menus, play, setback, thida } from './play.ts';

describe('without a line', () => {
  const asOf = '2026-11-20T04:00:00.000Z';
  const cut: SessionEvent = { type: 'connection.failed', isCut: true };
  const offline: SessionEvent[] = [cut, { type: 'account.recalled', user: aung, menus: [], asOf }];
  const verifying: SessionEvent[] = [...offline, { type: 'line.back' }];
  const loaded: SessionEvent = { type: 'user.loaded', user: aung };

  it('a session opens offline as it was last known, where the browser keeps that; a server that answers wrongly is not offline', () => {
    expect(play(cut)).toMatchObject({ state: 'recalling', effects: ['recallAccount'], context: { user: null } });
    expect(play(...offline)).toMatchObject({
      state: { offline: 'waiting' },
      effects: ['showAsked'],
      context: { user: aung, asOf },
    });
    expect(play(cut, { type: 'account.unknown' }).state).toBe('unavailable');
    expect(play({ type: 'connection.failed', isCut: false }).state).toBe('unavailable');
  });

  it('an offline session asks every 5 s, and at once when the connection is back, whether the session still exists', () => {
    const [snapshot] = transition(sessionMachine, initialTransition(sessionMachine)[0], cut);
    const [, actions] = transition(sessionMachine, snapshot, {
      type: 'account.recalled',
      user: aung,
      menus: [],
      asOf,
    });
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'xstate.raise', params: expect.objectContaining({ delay: 5000 }) }),
    );
    expect(play(...verifying)).toMatchObject({ state: { offline: 'verifying' }, effects: ['loadUser'] });
  });

  it('a session that was offline goes on with what the server says now', () => {
    expect(play(...verifying, loaded)).toMatchObject({ state: { offline: 'loadingMenus' }, effects: ['loadMenus'] });
    expect(play(...verifying, loaded, menus)).toMatchObject({
      state: 'in',
      effects: ['showAsked', 'keepAccount'],
      context: { user: aung, asOf: null },
    });
  });

  it.each(['timeout', 'offline', 'server'])('an offline session waits on when asking the server fails: %s', (kind) => {
    expect(play(...verifying, { type: 'user.failed', setback: setback(kind) }).state).toEqual({ offline: 'waiting' });
    expect(play(...verifying, loaded, { type: 'menus.failed', setback: setback(kind) }).state).toEqual({
      offline: 'waiting',
    });
  });

  it('an offline session asks to sign in over the page when the session has ended meanwhile', () => {
    const gone: SessionEvent = { type: 'user.failed', setback: setback('unauthorised') };
    expect(play(...verifying, gone)).toMatchObject({ state: 'expired', context: { user: aung } });
    expect(play(...offline, { type: 'session.expired' }).state).toBe('expired');
    expect(play(...verifying, gone, asks, accepted())).toMatchObject({ state: 'in', context: { asOf: null } });
  });

  it('an offline session never shows one person what is another’s', () => {
    expect(play(...verifying, { type: 'user.loaded', user: thida })).toMatchObject({
      state: 'starting',
      context: { user: null, menus: [] },
    });
    expect(play(...offline, { type: 'session.begunElsewhere', userId: '2' })).toMatchObject({
      state: 'starting',
      context: { user: null },
    });
    expect(play(...offline, { type: 'session.begunElsewhere', userId: '1' }).context.user).toEqual(aung);
  });

  it('an offline session stays hidden once locked, and does not open at the next load: what it opened with is forgotten', () => {
    expect(play(...offline, { type: 'lock.asked' })).toMatchObject({
      state: { locked: 'waiting' },
      effects: ['lockSession', 'announceLock', 'forgetAccount'],
      context: { isLocked: true },
    });
    expect(play(...offline, { type: 'session.lockedElsewhere' }).state).toEqual({ locked: 'waiting' });
    expect(play(...verifying, { type: 'user.loaded', user: aung, locked: true })).toMatchObject({
      state: { locked: 'waiting' },
      effects: ['forgetAccount'],
    });
  });

  it('the sign-in is shown at once, offline too, where somebody left and the server is not told yet', () => {
    expect(play({ type: 'account.left' })).toMatchObject({ state: 'anonymous', effects: ['showLogin'] });
    expect(play(cut, { type: 'account.left' })).toMatchObject({ state: 'anonymous', effects: ['showLogin'] });
    expect(play({ type: 'account.left' }, cut).state).toBe('anonymous');
    expect(play({ type: 'account.left' }, { type: 'connection.answered', hasToken: false }).state).toBe('anonymous');
  });

  it('an offline session is known as left also where the session had expired before', () => {
    const expired: SessionEvent[] = [...offline, { type: 'session.expired' }];
    expect(play(...expired, { type: 'logout.asked' }).effects).toEqual(
      expect.arrayContaining(['forgetWork', 'markLeft', 'announceLogout']),
    );
    const again: SessionEvent[] = [...expired, asks, accepted(aung, false, 'code')];
    expect(play(...again, { type: 'logout.asked' }).effects).toContain('markLeft');
    expect(play(...expired, { type: 'session.endedElsewhere', isLeft: true }).effects).not.toContain('markLeft');
  });

  it('an offline session can be left', () => {
    expect(play(...offline, { type: 'logout.asked' })).toMatchObject({
      effects: ['forgetWork', 'signOut', 'announceLogout'],
    });
    expect(play(...offline, { type: 'session.endedElsewhere' }).state).toBe('ended');
  });
});
