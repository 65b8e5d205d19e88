import { describe, expect, test } from 'vitest';
import { canSwitch, ringingIn, type BrowserAbilities } from '#services/push/ringing.ts';
import { answeredWith } from '#services/serviceWorker/answers.ts';
import { MY_DAY, pageToShow, shownFor, type Page } from '#services/serviceWorker/ring.ts';
import { HOME } from '#views/shell/hiddenViews.ts';

const able: BrowserAbilities = {
  isSecure: true,
  hasPush: true,
  isApplePhone: false,
  isInstalled: false,
  permission: 'granted',
};
const ORIGIN = 'https://shweli.example';
const page = (path: string, how: Partial<Page> = {}): Page => ({
  url: `${ORIGIN}${path}`,
  focused: false,
  visibilityState: 'hidden',
  ...how,
});

describe('the switch', () => {
  test.each([
    ['on', {}, true],
    ['off', {}, false],
    ['off', { permission: 'default' }, false],
    // The person took the permission back to "ask": nothing is shown until it is given again.
    ['off', { permission: 'default' }, true],
    ['refused', { permission: 'denied' }, false],
    ['refused', { permission: 'denied' }, true],
    ['insecure', { isSecure: false, hasPush: false }, false],
    ['unsupported', { hasPush: false }, false],
    ['notInstalled', { hasPush: false, isApplePhone: true }, false],
    ['unsupported', { hasPush: false, isApplePhone: true, isInstalled: true }, false],
    ['off', { isApplePhone: true, isInstalled: true, permission: 'default' }, false],
  ] as const)('the switch of messages is %s with %j, subscribed: %s', (ringing, browser, isSubscribed) => {
    expect(ringingIn({ ...able, ...browser }, isSubscribed)).toBe(ringing);
  });

  test('the switch of messages can be pressed only where its person decides', () => {
    const all = ['on', 'off', 'asking', 'refused', 'insecure', 'notInstalled', 'unsupported'] as const;
    expect(all.filter(canSwitch)).toEqual(['on', 'off', 'asking']);
  });
});

describe('a message', () => {
  const message = { title: 'New delivery', body: 'SL000000015MM · Dagon', tag: 'assignments' };

  test('a message is shown as it is, and rings again in place of an earlier message', () => {
    expect(shownFor(message, [page('/dashboard')])).toEqual({
      title: 'New delivery',
      options: { body: message.body, tag: 'assignments', icon: '/icons/192.png', renotify: true },
    });
  });

  test('a message makes no sound while the console is looked at', () => {
    const { options } = shownFor(message, [page('/dashboard', { focused: true, visibilityState: 'visible' })]);
    expect(options).toMatchObject({ silent: true });
    expect(options).not.toHaveProperty('renotify');
    expect(shownFor(message, [page('/dashboard', { visibilityState: 'visible' })]).options.silent).toBeUndefined();
  });

  test.each([undefined, null, 'text', { title: 7 }, []])(
    'a message that cannot be read is still shown: %j',
    (unread) => {
      expect(shownFor(unread, [])).toMatchObject({ title: 'Shweli', options: { body: '', tag: 'console' } });
    },
  );
});

describe('a press on it', () => {
  test('a press on a message leads to the page of the console that is in use, and to none of receivers', () => {
    const [tracking, hidden] = [page('/t/SL000000015MM', { focused: true }), page('/delivery/collect')];
    const visible = page('/dashboard', { visibilityState: 'visible' });
    const focused = page('/account', { focused: true, visibilityState: 'visible' });
    expect(pageToShow([tracking, hidden, visible, focused], ORIGIN)).toBe(focused);
    expect(pageToShow([tracking, hidden, visible], ORIGIN)).toBe(visible);
    expect(pageToShow([tracking, hidden], ORIGIN)).toBe(hidden);
    expect(pageToShow([tracking], ORIGIN)).toBeNull();
  });

  test('a press on a message opens the day where no page is open', () => {
    expect(MY_DAY).toBe(HOME.path);
    expect(answeredWith({ method: 'GET', mode: 'navigate', url: ORIGIN + MY_DAY }, ORIGIN)).toBe('page');
  });
});
