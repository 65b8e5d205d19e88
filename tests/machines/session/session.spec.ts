import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { sessionMachine, type SessionEvent, type SessionUser } from '#machines/session/index.ts';

const aung: SessionUser = {
  id: '1',
  username: 'aung',
  nickName: 'Aung Kyaw',
  staffCode: '1001',
  avatar: null,
  branch: 'YGN',
  branchName: 'Yangon',
  branchNameZh: '仰光',
  merchant: null,
  roles: ['order.collected'],
};
const thida: SessionUser = { ...aung, id: '2', username: 'thida' };

const asks: SessionEvent = {
  type: 'credentials.given',
  credentials: { username: 'aung', password: 'secret1', code: '7', uuid: 'c1', rememberMe: true },
};
const accepted = (
  user = aung,
  mustChangePassword = false,
  secondFactor: 'code' | 'setUp' | null = null,
): SessionEvent => ({
  type: 'login.accepted',
  signedIn: { token: 'T', user, mustChangePassword, secondFactor },
});
const setback = (kind: string) => ({ kind, message: `because ${kind}`, code: null });
const menus: SessionEvent = { type: 'menus.loaded', menus: [] };

/** Applies events from the start; returns the effects of the last step only. */
const play = (...events: SessionEvent[]) => {
  let snapshot: SnapshotFrom<typeof sessionMachine>;
  let actions: readonly { readonly type: string }[];
  [snapshot, actions] = initialTransition(sessionMachine);
  for (const event of events) [snapshot, actions] = transition(sessionMachine, snapshot, event);
  const effects = actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));
  return { state: snapshot.value, context: snapshot.context, effects };
};

const answered = (hasToken: boolean): SessionEvent => ({ type: 'connection.answered', hasToken });
const signedIn = [answered(false), asks, accepted(), menus];

describe('start-up', () => {
  it('tests the connection before anything else', () => {
    expect(play()).toMatchObject({ state: 'starting', effects: ['testConnection', 'recallAccount'] });
  });

  it('warns when the connection fails, and tries again after 5 s', () => {
    expect(play({ type: 'connection.failed' })).toMatchObject({ state: 'unavailable', effects: [] });
    const [, actions] = transition(sessionMachine, initialTransition(sessionMachine)[0], { type: 'connection.failed' });
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'xstate.raise', params: expect.objectContaining({ delay: 5000 }) }),
    );
  });

  it('shows what it knew of the session until the server confirms it', () => {
    const recalled: SessionEvent = {
      type: 'account.recalled',
      user: aung,
      menus: [],
      asOf: '2026-11-25T08:00:00.000Z',
    };
    const resumed = [recalled, answered(true)];
    const loaded: SessionEvent = { type: 'user.loaded', user: aung };
    expect(play(recalled)).toMatchObject({
      state: { resuming: 'testing' },
      context: { user: aung, asOf: recalled.asOf },
    });
    expect(play(...resumed)).toMatchObject({ state: { resuming: 'verifying' }, effects: ['loadUser'] });
    expect(play(...resumed, loaded, menus)).toMatchObject({ state: 'in', context: { user: aung, asOf: null } });
    expect(play(...resumed, { type: 'user.loaded', user: thida }).state).toBe('starting');
    expect(play(...resumed, { ...loaded, locked: true }).state).toEqual({ lockedOut: 'waiting' });
    expect(play(recalled, { type: 'connection.failed' })).toMatchObject({
      state: 'unavailable',
      context: { user: null },
    });
    expect(play(recalled, { type: 'connection.failed', isCut: true }).state).toEqual({ offline: 'waiting' });
    expect(play(recalled, answered(false))).toMatchObject({ state: 'anonymous', context: { user: null } });
    const refused: SessionEvent = { type: 'user.failed', setback: setback('unauthorised') };
    expect(play(...resumed, refused)).toMatchObject({
      state: 'loggingOut',
      effects: ['pointOut', 'signOut', 'announceLogout'],
    });
    expect(play(...resumed, { type: 'user.failed', setback: setback('offline') }).state).toEqual({
      offline: 'waiting',
    });
  });

  it('shows nothing of a session while the server answers wrongly', () => {
    const later = { type: 'xstate.after.5000.session.unavailable' } as unknown as SessionEvent;
    const recalled: SessionEvent = {
      type: 'account.recalled',
      user: aung,
      menus: [],
      asOf: '2026-11-25T08:00:00.000Z',
    };
    expect(play({ type: 'connection.failed' }, later)).toMatchObject({
      state: 'retrying',
      effects: ['testConnection'],
    });
    expect(play({ type: 'connection.failed' }, later, recalled).state).toBe('retrying');
  });

  it('asks to sign in without a token, and loads the person with one', () => {
    expect(play(answered(false))).toMatchObject({ state: 'anonymous', effects: ['showLogin'] });
    expect(play(answered(true))).toMatchObject({ state: 'loadingUser', effects: ['loadUser'] });
    expect(play(answered(true), { type: 'user.loaded', user: aung })).toMatchObject({
      state: 'loadingMenus',
      effects: ['loadMenus'],
      context: { user: aung },
    });
  });

  it.each(['user.failed', 'menus.failed'] as const)('signs out on %s, but not when the line is down', (type) => {
    const before: SessionEvent[] =
      type === 'user.failed' ? [answered(true)] : [answered(true), { type: 'user.loaded', user: aung }];
    expect(play(...before, { type, setback: setback('invalid') })).toMatchObject({
      state: 'loggingOut',
      effects: ['signOut', 'announceLogout'],
    });
    expect(play(...before, { type, setback: setback('unauthorised') })).toMatchObject({
      state: 'loggingOut',
      effects: ['pointOut', 'signOut', 'announceLogout'],
    });
    expect(play(...before, { type, setback: setback('server') }).state).toBe('unavailable');
    for (const kind of ['timeout', 'offline']) {
      const cut: SessionEvent[] = [...before, { type, setback: setback(kind) }];
      expect(play(...cut)).toMatchObject({ state: 'recalling', effects: ['recallAccount'] });
      expect(play(...cut, { type: 'account.unknown' }).state).toBe('unavailable');
    }
  });
});

describe('without a line', () => {
  const asOf = '2026-11-20T04:00:00.000Z';
  const cut: SessionEvent = { type: 'connection.failed', isCut: true };
  const offline: SessionEvent[] = [cut, { type: 'account.recalled', user: aung, menus: [], asOf }];
  const verifying: SessionEvent[] = [...offline, { type: 'line.back' }];
  const loaded: SessionEvent = { type: 'user.loaded', user: aung };

  it('opens as it was last known, where the browser keeps that; a server that answers wrongly is no cut line', () => {
    expect(play(cut)).toMatchObject({ state: 'recalling', effects: ['recallAccount'], context: { user: null } });
    expect(play(...offline)).toMatchObject({
      state: { offline: 'waiting' },
      effects: ['showAsked'],
      context: { user: aung, asOf },
    });
    expect(play(cut, { type: 'account.unknown' }).state).toBe('unavailable');
    expect(play({ type: 'connection.failed', isCut: false }).state).toBe('unavailable');
  });

  it('asks every 5 s, and at once when the line is back, whether the session still is', () => {
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

  it('goes on with what the server says now', () => {
    expect(play(...verifying, loaded)).toMatchObject({ state: { offline: 'loadingMenus' }, effects: ['loadMenus'] });
    expect(play(...verifying, loaded, menus)).toMatchObject({
      state: 'in',
      effects: ['showAsked', 'keepAccount'],
      context: { user: aung, asOf: null },
    });
  });

  it.each(['timeout', 'offline', 'server'])('waits on when asking fails: %s', (kind) => {
    expect(play(...verifying, { type: 'user.failed', setback: setback(kind) }).state).toEqual({ offline: 'waiting' });
    expect(play(...verifying, loaded, { type: 'menus.failed', setback: setback(kind) }).state).toEqual({
      offline: 'waiting',
    });
  });

  it('asks to sign in over the page when the session has ended meanwhile', () => {
    const gone: SessionEvent = { type: 'user.failed', setback: setback('unauthorised') };
    expect(play(...verifying, gone)).toMatchObject({ state: 'expired', context: { user: aung } });
    expect(play(...offline, { type: 'session.expired' }).state).toBe('expired');
    expect(play(...verifying, gone, asks, accepted())).toMatchObject({ state: 'in', context: { asOf: null } });
  });

  it('never shows one person what is another’s', () => {
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

  it('stays hidden once locked, and does not open at the next load: what it opened with is forgotten', () => {
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

  it('can be left', () => {
    expect(play(...offline, { type: 'logout.asked' })).toMatchObject({
      effects: ['forgetWork', 'signOut', 'announceLogout'],
    });
    expect(play(...offline, { type: 'session.endedElsewhere' }).state).toBe('ended');
  });
});

describe('signing in', () => {
  it('keeps the token, loads the menus and lets in', () => {
    expect(play(answered(false), asks)).toMatchObject({
      state: 'signingIn',
      effects: ['signIn'],
      context: { rememberMe: true },
    });
    expect(play(answered(false), asks, accepted())).toMatchObject({
      state: 'loadingMenus',
      effects: ['keepToken', 'announceLogin', 'loadMenus'],
    });
    expect(play(...signedIn)).toMatchObject({
      state: 'in',
      effects: ['showAsked', 'keepAccount'],
      context: { user: aung, setback: null, asOf: null },
    });
  });

  it('says why it was refused, and forgets it at the next try', () => {
    const refused: SessionEvent = { type: 'login.refused', setback: setback('invalid') };
    expect(play(answered(false), asks, refused)).toMatchObject({
      state: 'anonymous',
      context: { setback: { message: 'because invalid' } },
    });
    expect(play(answered(false), asks, refused, asks).context.setback).toBeNull();
  });

  it('begins again when another tab has signed in', () => {
    expect(play(answered(false), { type: 'session.begunElsewhere', userId: '1' }).state).toBe('starting');
  });
});

describe('the initial password', () => {
  const forced = [answered(false), asks, accepted(aung, true)];
  const chosen: SessionEvent = { type: 'password.chosen', oldPassword: 'secret1', newPassword: 'secret2' };

  it('must be changed, and the token is not kept', () => {
    expect(play(...forced)).toMatchObject({
      state: 'mustChangePassword',
      effects: [],
      context: { user: null, changing: { token: 'T', username: 'aung' } },
    });
  });

  it('once changed, asks to sign in with the new one', () => {
    expect(play(...forced, chosen)).toMatchObject({ state: 'changingPassword', effects: ['changePassword'] });
    expect(play(...forced, chosen, { type: 'password.changed' })).toMatchObject({
      state: 'anonymous',
      context: { passwordChanged: true, changing: null },
    });
  });

  it('can be tried again when refused, unless the token has run out', () => {
    const refused = (kind: string): SessionEvent => ({ type: 'password.refused', setback: setback(kind) });
    expect(play(...forced, chosen, refused('invalid'))).toMatchObject({
      state: 'mustChangePassword',
      context: { setback: { kind: 'invalid' }, changing: { token: 'T' } },
    });
    expect(play(...forced, chosen, refused('unauthorised'))).toMatchObject({
      state: 'anonymous',
      context: { setback: { kind: 'unauthorised' }, changing: null },
    });
  });

  it('can be left', () => {
    expect(play(...forced, { type: 'password.abandoned' })).toMatchObject({
      state: 'anonymous',
      context: { changing: null },
    });
  });
});

describe('an expired session', () => {
  const expired: SessionEvent[] = [...signedIn, { type: 'session.expired' }];

  it('keeps person and menus, so that the page stays, and drops the token', () => {
    expect(play(...expired)).toMatchObject({ state: 'expired', effects: ['dropToken'], context: { user: aung } });
  });

  it('goes on where it was when the same person signs in again', () => {
    expect(play(...expired, asks, accepted())).toMatchObject({
      state: 'in',
      effects: ['keepToken', 'announceLogin', 'showAsked', 'keepAccount'],
    });
  });

  it('begins anew for another person', () => {
    expect(play(...expired, asks, accepted(thida))).toMatchObject({ state: 'loadingMenus', context: { user: thida } });
    expect(play(...expired, asks, accepted(aung, true)).state).toBe('mustChangePassword');
  });

  it('goes on when the same person signed in again in another tab, and begins anew for another person', () => {
    expect(play(...expired, { type: 'session.begunElsewhere', userId: '1' })).toMatchObject({ state: 'in' });
    expect(play(...expired, { type: 'session.begunElsewhere', userId: '2' })).toMatchObject({
      state: 'starting',
      context: { user: null },
    });
    expect(play(...signedIn, { type: 'session.begunElsewhere', userId: '2' }).state).toBe('starting');
    expect(play(...signedIn, { type: 'session.begunElsewhere', userId: '1' }).state).toBe('in');
  });

  it('stays over the page when the sign-in is refused, and can be given up', () => {
    const refused: SessionEvent = { type: 'login.refused', setback: setback('invalid') };
    expect(play(...expired, asks, refused)).toMatchObject({ state: 'expired', context: { user: aung } });
    expect(play(...expired, { type: 'logout.asked' })).toMatchObject({ state: 'ended', context: { user: null } });
  });
});

describe('a locked screen', () => {
  const given: SessionEvent = { type: 'unlock.asked', password: 'secret1' };
  const accepts: SessionEvent = { type: 'unlock.accepted' };
  const refused = (kind: string): SessionEvent => ({ type: 'unlock.refused', setback: setback(kind) });
  const locked: SessionEvent[] = [...signedIn, { type: 'lock.asked' }];
  const shut = { isLocked: true, user: aung };

  it('is announced to the server and to the other tabs, which then only hide', () => {
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

  it('opens where it was with the password, in every tab, and not before the server says so', () => {
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

  it.each(['invalid', 'offline', 'timeout', 'server'])('stays locked when the password is refused: %s', (kind) => {
    expect(play(...locked, given, refused(kind))).toMatchObject({
      state: { locked: 'waiting' },
      context: { ...shut, setback: { kind } },
    });
    expect(play(...locked, given, refused(kind), given, accepts).context.setback).toBeNull();
  });

  it('stays hidden when the session ends behind it, until the person signs in again', () => {
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

  it('is still locked after a reload: nothing is loaded before the password', () => {
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

  it('signs out a person who cannot unlock it, and follows the other tabs', () => {
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

  it('keeps what was read meanwhile', () => {
    const changed = { ...aung, nickName: 'Ko Aung' };
    expect(play(...locked, { type: 'user.loaded', user: changed }).context).toMatchObject({
      user: changed,
      isLocked: true,
    });
    expect(play(...locked, { type: 'user.loaded', user: thida }).context.user).toEqual(aung);
  });
});

describe('signing out', () => {
  it('calls the server, and ends with any answer', () => {
    expect(play(...signedIn, { type: 'logout.asked' })).toMatchObject({
      effects: ['forgetWork', 'signOut', 'announceLogout'],
    });
    expect(play(...signedIn, { type: 'logout.asked' }, { type: 'logout.finished' })).toMatchObject({
      state: 'ended',
      effects: ['dropToken', 'reload'],
      context: { user: null, menus: [] },
    });
  });

  it('ends when another tab signed out', () => {
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

  it.each(everywhere)('leaves nothing of the work in the browser, in no tab: %s', (_, before) => {
    const { effects } = play(...before, { type: 'logout.asked' });
    expect(effects).toContain('forgetWork');
    expect(effects).toContain('announceLogout');
    expect(play(...before, { type: 'session.endedElsewhere', isLeft: true })).toMatchObject({
      state: 'ended',
      effects: ['forgetWork', 'dropToken', 'reload'],
    });
  });

  it.each(everywhere)('keeps the work where the session only ended, for the same person: %s', (_, before) => {
    expect(play(...before, { type: 'session.endedElsewhere' })).toMatchObject({
      state: 'ended',
      effects: ['dropToken', 'reload'],
    });
  });

  it('keeps the work where the token is found to be gone at the next load', () => {
    const gone: SessionEvent = { type: 'user.failed', setback: setback('unauthorised') };
    expect(play(answered(true), gone).effects).toEqual(['pointOut', 'signOut', 'announceLogout']);
    expect(play(answered(true), gone, { type: 'logout.finished' }).effects).toEqual(['dropToken', 'reload']);
  });
});

describe('the own record and password, changed while working', () => {
  it('shows the person as changed, and nobody else', () => {
    const changed = { ...aung, nickName: 'Ko Aung', avatar: 'a.png' };
    expect(play(...signedIn, { type: 'user.loaded', user: changed })).toMatchObject({
      state: 'in',
      context: { user: changed },
    });
    expect(play(...signedIn, { type: 'user.loaded', user: thida }).context.user).toEqual(aung);
  });

  it.each([
    ['at work', signedIn],
    ['when the end of the session was told first', [...signedIn, { type: 'session.expired' } as const]],
  ])('asks to sign in again after a new password, here and in other tabs: %s', (_, before) => {
    const { state, context, effects } = play(...before, { type: 'password.changed' });
    expect({ state, user: context.user, passwordChanged: context.passwordChanged }).toEqual({
      state: 'anonymous',
      user: null,
      passwordChanged: true,
    });
    expect(effects).toContain('announceLogout');
    expect(effects).toContain('showLogin');
  });
});

describe('a second factor', () => {
  const code: SessionEvent = { type: 'code.given', code: '123456' };
  const refused = (kind: string): SessionEvent => ({ type: 'login.refused', setback: setback(kind) });
  const asked = [answered(false), asks, accepted(aung, false, 'code')];
  const again = [...signedIn, { type: 'session.expired' } as const, asks, accepted(aung, false, 'code')];

  it('is asked for after the password, with a token that is not stored', () => {
    expect(play(...asked)).toMatchObject({
      state: 'secondFactor',
      context: { user: null, proving: { token: 'T' } },
      effects: [],
    });
    expect(play(...asked, code)).toMatchObject({ state: 'checkingCode', effects: ['checkCode'] });
    expect(play(...asked, code, accepted())).toMatchObject({
      state: 'loadingMenus',
      context: { user: aung, proving: null, rememberMe: true },
      effects: ['keepToken', 'announceLogin', 'loadMenus'],
    });
  });

  it('is asked for again after a wrong code, and the password after the end of the token', () => {
    expect(play(...asked, code, refused('invalid'))).toMatchObject({
      state: 'secondFactor',
      context: { setback: { kind: 'invalid' }, proving: { token: 'T' } },
    });
    expect(play(...asked, code, refused('unauthorised'))).toMatchObject({
      state: 'anonymous',
      context: { setback: { kind: 'unauthorised' }, proving: null },
    });
    expect(play(...asked, { type: 'secondFactor.abandoned' })).toMatchObject({
      state: 'anonymous',
      context: { proving: null },
    });
  });

  it('is set up before anything else where a role requires it', () => {
    const setUp = [answered(false), asks, accepted(aung, false, 'setUp')];
    expect(play(...setUp)).toMatchObject({
      state: 'settingUpFactor',
      context: { user: null, proving: { token: 'T' } },
    });
    expect(play(...setUp, accepted())).toMatchObject({ state: 'loadingMenus', context: { user: aung, proving: null } });
    expect(play(...setUp, { type: 'secondFactor.abandoned' }).state).toBe('anonymous');
  });

  it('is asked for over the page after an expired session, whose work stays', () => {
    expect(play(...again)).toMatchObject({ state: 'secondFactorAgain', context: { user: aung } });
    expect(play(...again, code, accepted())).toMatchObject({ state: 'in', context: { user: aung, proving: null } });
    expect(play(...again, code, accepted(thida))).toMatchObject({ state: 'loadingMenus', context: { user: thida } });
    expect(play(...again, code, refused('invalid')).state).toBe('secondFactorAgain');
    expect(play(...again, code, refused('unauthorised'))).toMatchObject({
      state: 'expired',
      context: { user: aung, proving: null },
    });
    expect(play(...again, { type: 'secondFactor.abandoned' })).toMatchObject({
      state: 'expired',
      context: { user: aung },
    });
    expect(play(...again, { type: 'session.begunElsewhere', userId: '1' }).state).toBe('in');
    expect(play(...again, { type: 'session.begunElsewhere', userId: '2' }).state).toBe('starting');
    expect(play(...again, { type: 'session.lockedElsewhere' })).toMatchObject({
      state: 'secondFactorAgain',
      context: { isLocked: true },
    });
    expect(play(...again, { type: 'logout.asked' }).state).toBe('ended');
    expect(play(...again, { type: 'session.endedElsewhere' }).state).toBe('ended');
  });
});

describe('the whole machine', () => {
  it('reaches every state', () => {
    const events: SessionEvent[] = [
      answered(true),
      answered(false),
      { type: 'connection.failed' },
      { type: 'connection.failed', isCut: true },
      { type: 'account.recalled', user: aung, menus: [], asOf: '2026-11-20T04:00:00.000Z' },
      asks,
      accepted(),
      accepted(aung, true),
      accepted(aung, false, 'code'),
      accepted(aung, false, 'setUp'),
      { type: 'code.given', code: '123456' },
      menus,
      { type: 'password.chosen', oldPassword: 'a', newPassword: 'b' },
      { type: 'session.expired' },
      { type: 'logout.asked' },
      { type: 'logout.finished' },
      { type: 'user.loaded', user: aung },
      { type: 'user.loaded', user: aung, locked: true },
      { type: 'lock.asked' },
    ];
    // As the clock raises it.
    const later = { type: 'xstate.after.5000.session.unavailable' } as unknown as SessionEvent;
    const paths = getShortestPaths(sessionMachine, { events: [...events, later], limit: 5000 });
    const reached = new Set(
      paths.map(({ state: { value } }) => (typeof value === 'string' ? value : Object.keys(value)[0])),
    );
    expect([...reached].map(String).toSorted()).toEqual(Object.keys(sessionMachine.states).toSorted());
  });
});
