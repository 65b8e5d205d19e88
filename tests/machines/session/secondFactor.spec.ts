import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#machines/session/index.ts';
import { accepted, answered, asks, aung, play, setback, signedIn, thida } from './play.ts';

describe('a second factor', () => {
  const code: SessionEvent = { type: 'code.given', code: '123456' };
  const refused = (kind: string): SessionEvent => ({ type: 'login.refused', setback: setback(kind) });
  const asked = [answered(false), asks, accepted(aung, false, 'code')];
  const again = [...signedIn, { type: 'session.expired' } as const, asks, accepted(aung, false, 'code')];

  it('a second factor is asked for after the password, with a token that is not stored', () => {
    expect(play(...asked)).toMatchObject({
      state: 'secondFactor',
      context: { user: null, proving: { token: 'T', factors: ['passkey', 'app'] } },
      effects: [],
    });
    expect(play(...asked, code)).toMatchObject({ state: 'checkingCode', effects: ['checkCode'] });
    expect(play(...asked, code, accepted())).toMatchObject({
      state: 'loadingMenus',
      context: { user: aung, proving: null, rememberMe: true },
      effects: ['keepToken', 'announceLogin', 'loadMenus'],
    });
  });

  it('a second factor is asked for again after a wrong code, and the password after the end of the token', () => {
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

  it('a second factor is proven by a passkey too, whose sign-in the screen brings', () => {
    expect(play(...asked, accepted())).toMatchObject({
      state: 'loadingMenus',
      context: { user: aung, proving: null },
      effects: ['keepToken', 'announceLogin', 'loadMenus'],
    });
    expect(play(...asked, refused('unauthorised'))).toMatchObject({
      state: 'anonymous',
      context: { setback: { kind: 'unauthorised' }, proving: null },
    });
    // Also while a code is checked.
    expect(play(...asked, code, accepted()).state).toBe('loadingMenus');
    expect(play(...again, accepted())).toMatchObject({ state: 'in', context: { user: aung, proving: null } });
    expect(play(...again, accepted(thida))).toMatchObject({ state: 'loadingMenus', context: { user: thida } });
    expect(play(...again, refused('unauthorised'))).toMatchObject({
      state: 'expired',
      context: { user: aung, proving: null },
    });
  });

  it('a second factor is set up before anything else where a role requires it', () => {
    const setUp = [answered(false), asks, accepted(aung, false, 'setUp')];
    expect(play(...setUp)).toMatchObject({
      state: 'settingUpFactor',
      context: { user: null, proving: { token: 'T' } },
    });
    expect(play(...setUp, accepted())).toMatchObject({ state: 'loadingMenus', context: { user: aung, proving: null } });
    expect(play(...setUp, { type: 'secondFactor.abandoned' }).state).toBe('anonymous');
  });

  it('a second factor is asked for over the page after an expired session, whose work stays', () => {
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
