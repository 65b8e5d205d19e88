import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endLeftOpen, logout } from '#services/account.ts';
import { isLeftOpen, markLeftOpen } from '#services/leftOpen.ts';
import { forgetWork } from '#services/kept/texts.ts';
import { stubWebStorage } from '../support/webStorage.ts';
import { stubRequest } from '../support/stubRequest.ts';

const PAGE = 'http://shweli.example';

let isCut: boolean;
let requests: Request[];
let kept: ReturnType<typeof stubWebStorage>;

beforeEach(() => {
  isCut = false;
  requests = [];
  kept = stubWebStorage();
  vi.stubGlobal('location', new URL(`${PAGE}/login`));
  vi.stubGlobal('document', { cookie: 'token=T-of-another-tab' });
  stubRequest(PAGE);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isCut) throw new TypeError('no network');
    requests.push(request);
    return new Response('', { status: 200 });
  });
  vi.stubGlobal('console', { ...console, warn: () => {} });
});

describe('a session that was left without a line', () => {
  test('a session that was left without a line is told to the server when there is a line, by its cookie alone, once', async () => {
    markLeftOpen();
    isCut = true;
    expect(await endLeftOpen()).toBe(false);
    expect(isLeftOpen()).toBe(true);
    isCut = false;
    expect(await endLeftOpen()).toBe(true);
    expect(await endLeftOpen()).toBe(true);
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['DELETE', `${PAGE}/auth/logout`]]);
    // Not even with the token of somebody who has signed in meanwhile.
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(isLeftOpen()).toBe(false);
  });

  test('a session that was left without a line leaves one mark that names nobody, and outlasts the page', () => {
    markLeftOpen();
    forgetWork();
    expect([Object.entries(kept.browser), Object.entries(kept.tab)]).toEqual([
      [['device  sessionLeftOpen', 'true']],
      [],
    ]);
    expect(isLeftOpen()).toBe(true);
  });

  test('no session is marked as left without a line where the server heard the sign-out at once', async () => {
    markLeftOpen();
    await logout('Bearer b.mine');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer b.mine');
    expect(isLeftOpen()).toBe(false);
  });

  test.each(['false', '"yes"', '{', '1'])('no session is marked as left without a line where %s is kept', (written) => {
    kept.browser.setItem('device  sessionLeftOpen', written);
    expect(isLeftOpen()).toBe(false);
  });
});
