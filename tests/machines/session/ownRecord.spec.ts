import { describe, expect, it } from 'vitest';
import { aung, play, signedIn, thida } from './play.ts';

describe('the own record and password, changed while working', () => {
  it('a session shows the person as changed after a change of the own record, and nobody else', () => {
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
  ])('a session asks to sign in again after a new password, here and in other tabs: %s', (_, before) => {
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
