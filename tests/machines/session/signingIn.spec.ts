import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#machines/session/index.ts';
import { accepted, answered, asks, aung, play, setback, signedIn } from './play.ts';

describe('signing in', () => {
  it('signing in keeps the token, loads the menus and lets the person in', () => {
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

  it('signing in says why it was refused, and forgets the reason at the next try', () => {
    const refused: SessionEvent = { type: 'login.refused', setback: setback('invalid') };
    expect(play(answered(false), asks, refused)).toMatchObject({
      state: 'anonymous',
      context: { setback: { message: 'because invalid' } },
    });
    expect(play(answered(false), asks, refused, asks).context.setback).toBeNull();
  });

  it('signing in begins again when another tab has signed in', () => {
    expect(play(answered(false), { type: 'session.begunElsewhere', userId: '1' }).state).toBe('starting');
  });
});

describe('the initial password', () => {
  const forced = [answered(false), asks, accepted(aung, true)];
  const chosen: SessionEvent = { type: 'password.chosen', oldPassword: 'secret1', newPassword: 'secret2' };

  it('the initial password must be changed, and the token is not kept', () => {
    expect(play(...forced)).toMatchObject({
      state: 'mustChangePassword',
      effects: [],
      context: { user: null, changing: { token: 'T', username: 'aung' } },
    });
  });

  it('a change of the initial password leads to signing in with the new password', () => {
    expect(play(...forced, chosen)).toMatchObject({ state: 'changingPassword', effects: ['changePassword'] });
    expect(play(...forced, chosen, { type: 'password.changed' })).toMatchObject({
      state: 'anonymous',
      context: { passwordChanged: true, changing: null },
    });
  });

  it('the change of the initial password can be tried again when refused, unless the token has run out', () => {
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

  it('the change of the initial password can be left', () => {
    expect(play(...forced, { type: 'password.abandoned' })).toMatchObject({
      state: 'anonymous',
      context: { changing: null },
    });
  });
});
