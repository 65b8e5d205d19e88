import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#machines/session/index.ts';
import { accepted, answered, asks, aung, menus, play, setback, signedIn, thida } from './play.ts';

describe('a locked screen', () => {
  const given: SessionEvent = { type: 'unlock.asked', password: 'secret1' };
  const accepts: SessionEvent = { type: 'unlock.accepted' };
  const refused = (kind: string): SessionEvent => ({ type: 'unlock.refused', setback: setback(kind) });
  const locked: SessionEvent[] = [...signedIn, { type: 'lock.asked' }];
  const shut = { isLocked: true, user: aung };

  it('a locked screen is announced to the server and to the other tabs, which then only hide', () => {
    expect(play(...locked)).toMatchObject({
      state: { locked: 'waiting' },
      effects: ['lockSession', 'announceLock', 'forgetAccount'],
      context: shut,
    });
    expect(play(...signedIn, { type: 'session.lockedElsewhere' })).toMatchObject({
      state: { locked: 'waiting' },
      effects: ['forgetAccount'],
      context: shut,
    });
  });

  it('a locked screen opens where it was with the password, in every tab, and not before the server says so', () => {
    expect(play(...locked, given)).toMatchObject({
      state: { locked: 'unlocking' },
      effects: ['unlockSession'],
      context: shut,
    });
    expect(play(...locked, given, accepts)).toMatchObject({
      state: 'in',
      effects: ['announceUnlock', 'showAsked', 'keepAccount'],
      context: { isLocked: false, user: aung },
    });
    expect(play(...locked, accepts).context.isLocked).toBe(true);
    expect(play(...locked, { type: 'session.unlockedElsewhere' })).toMatchObject({
      state: 'in',
      context: { isLocked: false },
    });
  });

  it.each(['invalid', 'offline', 'timeout', 'server'])(
    'a locked screen stays locked when the password is refused: %s',
    (kind) => {
      expect(play(...locked, given, refused(kind))).toMatchObject({
        state: { locked: 'waiting' },
        context: { ...shut, setback: { kind } },
      });
      expect(play(...locked, given, refused(kind), given, accepts).context.setback).toBeNull();
    },
  );

  it('a locked screen stays hidden when the session ends behind it, until the person signs in again', () => {
    for (const gone of [[{ type: 'session.expired' } as const], [given, refused('unauthorised')]]) {
      expect(play(...locked, ...gone)).toMatchObject({ state: 'expired', context: shut });
      expect(play(...locked, ...gone, asks).context).toMatchObject(shut);
      expect(play(...locked, ...gone, asks, accepted())).toMatchObject({ state: 'in', context: { isLocked: false } });
      expect(play(...locked, ...gone, asks, accepted(thida))).toMatchObject({
        state: 'loadingMenus',
        context: { isLocked: false, user: thida },
      });
    }
    expect(play(...signedIn, { type: 'session.expired' }, { type: 'session.lockedElsewhere' })).toMatchObject({
      state: 'expired',
      context: shut,
    });
  });

  it('a locked screen is still locked after a reload: nothing is loaded before the password', () => {
    const reloaded: SessionEvent[] = [answered(true), { type: 'user.loaded', user: aung, locked: true }];
    expect(play(...reloaded)).toMatchObject({
      state: { lockedOut: 'waiting' },
      effects: ['forgetAccount'],
      context: shut,
    });
    expect(play(...reloaded, given, accepts)).toMatchObject({
      state: 'loadingMenus',
      effects: ['announceUnlock', 'loadMenus'],
    });
    expect(play(...reloaded, given, accepts, menus)).toMatchObject({ state: 'in', context: { isLocked: false } });
    expect(play(...reloaded, given, refused('unauthorised'))).toMatchObject({
      state: 'loggingOut',
      effects: ['pointOut', 'signOut', 'announceLogout'],
    });
    expect(
      play(answered(true), { type: 'user.loaded', user: aung }, { type: 'session.lockedElsewhere' }).state,
    ).toEqual({
      lockedOut: 'waiting',
    });
  });

  it('a locked screen signs out a person who cannot unlock it, and follows the other tabs', () => {
    expect(play(...locked, { type: 'logout.asked' })).toMatchObject({
      effects: ['forgetWork', 'signOut', 'announceLogout'],
    });
    expect(play(...locked, { type: 'session.endedElsewhere' }).state).toBe('ended');
    expect(play(...locked, { type: 'session.begunElsewhere', userId: '1' })).toMatchObject({
      state: 'in',
      context: { isLocked: false },
    });
    expect(play(...locked, { type: 'session.begunElsewhere', userId: '2' })).toMatchObject({
      state: 'starting',
      context: { user: null },
    });
  });

  it('a locked screen keeps what was read meanwhile', () => {
    const changed = { ...aung, nickName: 'Ko Aung' };
    expect(play(...locked, { type: 'user.loaded', user: changed }).context).toMatchObject({
      user: changed,
      isLocked: true,
    });
    expect(play(...locked, { type: 'user.loaded', user: thida }).context.user).toEqual(aung);
  });
});
