import { initialTransition, transition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { sessionMachine, type SessionEvent } from '#machines/session/index.ts';
import { answered, aung, menus, play, setback, thida } from './play.ts';

describe('start-up', () => {
  it('the start-up tests the connection before anything else', () => {
    expect(play()).toMatchObject({ state: 'starting', effects: ['testConnection', 'recallAccount'] });
  });

  it('the start-up warns when the connection fails, and tries again after 5 s', () => {
    expect(play({ type: 'connection.failed' })).toMatchObject({ state: 'unavailable', effects: [] });
    const [, actions] = transition(sessionMachine, initialTransition(sessionMachine)[0], { type: 'connection.failed' });
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'xstate.raise', params: expect.objectContaining({ delay: 5000 }) }),
    );
  });

  it('the start-up shows what it knew of the session until the server confirms it', () => {
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

  it('the start-up shows nothing of a session while the server answers wrongly', () => {
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

  it('the start-up asks to sign in without a token, and loads the person with a token', () => {
    expect(play(answered(false))).toMatchObject({ state: 'anonymous', effects: ['showLogin'] });
    expect(play(answered(true))).toMatchObject({ state: 'loadingUser', effects: ['loadUser'] });
    expect(play(answered(true), { type: 'user.loaded', user: aung })).toMatchObject({
      state: 'loadingMenus',
      effects: ['loadMenus'],
      context: { user: aung },
    });
  });

  it.each(['user.failed', 'menus.failed'] as const)(
    'the start-up signs out on %s, but not when the connection is down',
    (type) => {
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
    },
  );
});
