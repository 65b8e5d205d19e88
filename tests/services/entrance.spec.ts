import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCaptchaAsked, readCaptcha, testConnection } from '#services/entrance.ts';
import { stubRequest } from '../support/stubRequest.ts';

let answers: unknown[];

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('http://shweli.example/login'));
  stubRequest();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answers.shift()))));
});

afterEach(() => vi.unstubAllGlobals());

test('a captcha is asked for until the server says that it needs none, and again once it does', async () => {
  answers = [{ status: 'ok', captcha: false }, { status: 'ok', captcha: true }, { status: 'ok' }];
  expect(isCaptchaAsked()).toBe(true);
  await testConnection();
  expect(isCaptchaAsked()).toBe(false);
  await testConnection();
  expect(isCaptchaAsked()).toBe(true);
  await testConnection();
  expect(isCaptchaAsked()).toBe(true);
});

test.each([
  ['with its picture', { enabled: true, img: 'data:image/png;base64,AA==', uuid: 'u1' }, 'data:image/png;base64,AA=='],
  ['none where the server asks for none', { enabled: false, img: '', uuid: '' }, undefined],
  ['none in an answer of another form', ['img'], undefined],
])('a captcha is read %s', async (_, answer, image) => {
  answers = [answer];
  expect((await readCaptcha())?.image).toBe(image);
});
