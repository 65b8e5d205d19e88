import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { sessionMachine, type SessionEvent } from '#machines/session/index.ts';
import { accepted, answered, asks, aung, menus } from './play.ts';

describe('the whole machine', () => {
  it('the session machine reaches every state', () => {
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
