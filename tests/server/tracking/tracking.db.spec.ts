import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tracked } from '#server/tracking/read.ts';
import { newOrder } from '../../support/orders.ts';
import { NO_LIMITS, serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let number: string;

/** Names, phones and addresses of the sample form, and of the people that handle it. */
const PERSONAL = /Daw Hla|U Tin|250111222|250333444|Strand|Palace|Books/;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  number = await newOrder(store, await store.person('admin'));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://${server.address}${path}`, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('tracking', () => {
  test('tracking says to everybody where a parcel is, what is due, and who delivers it', async () => {
    const { status, body } = await server.ask<Tracked>('GET', `/public/tracking/${number}`, { as: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ number, standing: 'announced', branch: { name: 'Mandalay' } });
    expect(body.steps.map(({ done }) => done)).toEqual([false, false, false, false]);
    expect(body.due).toBeGreaterThan(0);
  });

  test('tracking shows nothing personal, neither as data nor as a page', async () => {
    for (const path of [`/public/tracking/${number}`, `/t/${number}`]) {
      const { status, text } = await page(path);
      expect(status).toBe(200);
      expect(text).not.toMatch(PERSONAL);
    }
  });

  test('tracking answers a number that does not exist as one with a wrong check digit', async () => {
    const other = `${number.slice(0, 10)}${(Number(number[10]) + 1) % 10}MM`;
    const bodies = await Promise.all(
      ['SL999999990MM', other, 'nothing'].map((wrong) => server.ask('GET', `/public/tracking/${wrong}`, { as: null })),
    );
    expect(bodies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map(({ body }) => JSON.stringify({ ...body, timestamp: null }))).size).toBe(1);
  });

  test('tracking takes a number as people write it', async () => {
    const written = `${number.slice(0, 2).toLowerCase()} ${number.slice(2)}`;
    expect((await page(`/t/${encodeURIComponent(written)}`)).text).toContain(number);
  });

  test.each([
    ['en', 'We expect the parcel from its sender'],
    ['zh', '等待寄件人交件'],
    ['my', 'ပေးပို့သူထံမှ ပါဆယ် စောင့်ဆိုင်းနေပါသည်'],
  ])('tracking speaks %s by header and by address', async (language, says) => {
    expect((await page(`/t/${number}`, { 'accept-language': language })).text).toContain(says);
    expect((await page(`/t/${number}?language=${language}`, { 'accept-language': 'de' })).text).toContain(says);
  });

  test('tracking escapes what is typed, and asks again', async () => {
    const { status, text } = await page(`/t/${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(status).toBe(404);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
    expect(text).toContain('name="number"');
  });

  test('tracking leads from the form to the page of the parcel', async () => {
    const asked = await page(`/t?number=${number}&language=zh`);
    expect(asked.status).toBe(303);
    expect(asked.headers.get('location')).toBe(`/t/${number}?language=zh`);
  });

  test('the tracking page asks browsers not to translate it: it has languages of its own', async () => {
    expect((await page(`/t/${number}`)).text).toMatch(/<html lang="en" translate="no">/);
  });

  test('the tracking page carries no script, and less than 30 kB in all', async () => {
    const { headers, text } = await page(`/t/${number}`);
    expect(text.length).toBeLessThan(30_000);
    expect(text).not.toContain('<script');
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('tracking does not let one address walk through the numbers', async () => {
    const { tracking: _, ...rates } = NO_LIMITS;
    const strict = await serve(store, { rates });
    try {
      const statuses: number[] = [];
      for (let turn = 0; turn < 31; turn += 1)
        statuses.push((await strict.ask('GET', `/public/tracking/${number}`, { as: null })).status);
      expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await strict.close();
    }
  });
});
