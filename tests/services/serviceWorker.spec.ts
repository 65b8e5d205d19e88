import { expect, test } from 'vitest';
import { answeredWith } from '#services/serviceWorker/answers.ts';

const ORIGIN = 'https://shweli.example';
const get = (path: string, mode = 'cors') => ({ method: 'GET', mode, url: new URL(path, ORIGIN).href });

test.each([
  ['/', 'navigate', 'page'],
  ['/dashboard', 'navigate', 'page'],
  ['/storage/pickup?id=SS1', 'navigate', 'page'],
  ['/apiary', 'navigate', 'page'],
  ['/assets/login-1a2b.js', 'cors', 'asset'],
  ['/assets/inter-latin.woff2', 'no-cors', 'asset'],
  ['/favicon.svg', 'no-cors', 'asset'],
  // A server path, also when it is opened as a page.
  ['/api/order/page', 'cors', 'network'],
  ['/api/files/7?signature=x', 'navigate', 'network'],
  ['/auth/info', 'cors', 'network'],
  ['/t/SL123456785MM', 'navigate', 'network'],
  ['/transship/rate', 'navigate', 'page'],
  ['/avatar/7.png', 'no-cors', 'network'],
  ['/serviceWorker.js', 'same-origin', 'network'],
  ['/dashboard', 'cors', 'network'],
] as const)('%s, asked for as %s, is answered with: %s', (path, mode, kind) => {
  expect(answeredWith(get(path, mode), ORIGIN)).toBe(kind);
});

test('a request that changes something, or goes to another site, is never answered here', () => {
  expect(answeredWith({ ...get('/dashboard', 'navigate'), method: 'POST' }, ORIGIN)).toBe('network');
  expect(answeredWith(get('https://evil.example/assets/a.js'), ORIGIN)).toBe('network');
});
