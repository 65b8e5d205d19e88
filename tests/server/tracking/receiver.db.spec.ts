import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysOffered } from '#server/tracking/receiver.ts';
import { delivered } from '../../support/delivered.ts';
import { outForDelivery, tellersOf } from '../../support/money.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

/** The receiver's phone of the sample form is 09250333444. */
const RIGHT = '3444';
const WRONG = '0000';
const PERSONAL = /U Tin|250333444|Palace|Daw Hla|Books/;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const parcel = async (): Promise<string> => newOrder(store, await store.person('admin'));

const post = async (number: string, fields: Record<string, string>) => {
  const answer = await fetch(`http://${server.address}/t/${number}`, {
    method: 'POST',
    // As a page without script sends its form.
    body: new URLSearchParams({ language: 'en', ...fields }),
  });
  return { status: answer.status, text: await answer.text() };
};

const rowOf = async (number: string) => {
  const { rows } = await store.pool.query<{ row: { expectedDeliveryTime: string | null; deliveryWindow: string } }>(
    'select row from row_order where id = $1',
    [number],
  );
  return rows[0]?.row;
};

describe('the receiver of a parcel', () => {
  test('the receiver of a parcel is asked for the last four digits, and shown nothing personal without them', async () => {
    const number = await parcel();
    const page = await (await fetch(`http://${server.address}/t/${number}`)).text();
    expect(page).toContain('name="digits"');
    expect(page).not.toContain('<script');
    for (const digits of [WRONG, '', '444', '03444', '09250333444', "' or 1=1"]) {
      const { status, text } = await post(number, { digits });
      expect([403, 429], digits).toContain(status);
      expect(text).not.toMatch(PERSONAL);
    }
  });

  test('the receiver of a parcel sees the own name and chooses another day and part of it, which is on record', async () => {
    const number = await parcel();
    const inBurmese = RIGHT.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)));
    expect((await post(number, { digits: `\u200b${inBurmese}` })).status).toBe(200);
    const first = await post(number, { digits: RIGHT });
    expect(first.status).toBe(200);
    expect(first.text).toContain('U Tin');
    expect(first.text).not.toMatch(/Palace|250333444|Daw Hla|Books/);
    const [, day = ''] = daysOffered(new Date());
    const changed = await post(number, { digits: RIGHT, day, window: 'morning' });
    expect(changed.text).toContain('The branch delivers on');
    expect(await rowOf(number)).toMatchObject({
      deliveryWindow: 'morning',
      expectedDeliveryTime: new Date(`${day}T05:30:00Z`).toISOString(),
    });
    const { rows } = await store.pool.query(
      `select actor_id as by from events where id = $1 and type = 'order.deliveryTimeSet'
       union all select actor_id from personal_reads where lives ? $1`,
      [number],
    );
    expect(rows).toEqual(expect.arrayContaining([{ by: 'receiver' }]));
    expect(rows.length).toBeGreaterThan(1);
  });

  test('the receiver of a parcel names a safe place for a parcel without money due, and takes the place back', async () => {
    const number = await newOrder(store, await store.person('admin'), { payType: 'senderCash' });
    expect((await post(number, { digits: RIGHT })).text).toContain('name="safePlace"');
    const changed = await post(number, { digits: RIGHT, safePlace: 'guard', note: ' Gate <2> ' });
    expect(changed.text).toContain('The courier sees: With the guard or reception.');
    expect(changed.text).toContain('value="Gate &lt;2&gt;"');
    expect(await rowOf(number)).toMatchObject({ safePlace: 'guard', safePlaceNote: 'Gate <2>' });
    await post(number, { digits: RIGHT, safePlace: 'none', note: '' });
    expect(await rowOf(number)).toMatchObject({ safePlace: 'none', safePlaceNote: null });
    for (const safePlace of ['roof', '']) expect((await post(number, { digits: RIGHT, safePlace })).status).toBe(400);
  });

  test('the receiver of a parcel is not offered a safe place while money is due, nor once the courier has left', async () => {
    const number = await parcel();
    expect((await post(number, { digits: RIGHT })).text).not.toContain('name="safePlace"');
    const refused = await post(number, { digits: RIGHT, safePlace: 'guard' });
    expect(refused.text).toContain('The place can no longer be changed here');
    expect(await rowOf(number)).toMatchObject({ safePlace: null });
    const out = await outForDelivery(store, await tellersOf(store));
    expect((await post(out, { digits: RIGHT })).text).not.toMatch(/name="(?:safePlace|day)"/);
    expect((await post(out, { digits: RIGHT, safePlace: 'none' })).text).toContain('can no longer be changed');
  });

  test('the receiver of a parcel cannot choose a day that is not offered, nor change anything without the digits', async () => {
    const number = await parcel();
    for (const day of ['2020-01-01', '2099-01-01', 'tomorrow'])
      expect((await post(number, { digits: RIGHT, day })).status, day).toBe(400);
    const [day = ''] = daysOffered(new Date());
    expect((await post(number, { digits: WRONG, day })).status).toBe(403);
    expect((await post(number, { digits: RIGHT, day, window: 'night' })).status).toBe(400);
    expect((await post(number, { digits: RIGHT, other: '1' })).status).toBe(400);
    expect((await rowOf(number))?.expectedDeliveryTime ?? null).toBeNull();
  });

  test('the receiver of a parcel waits after five wrong tries, also with the right digits; another parcel does not wait', async () => {
    const [number, other] = [await parcel(), await parcel()];
    for (let tries = 0; tries < 8; tries += 1) await post(number, { digits: WRONG });
    const refused = await post(number, { digits: RIGHT });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too many tries');
    expect(refused.text).not.toMatch(PERSONAL);
    expect((await post(other, { digits: RIGHT })).status).toBe(200);
  });

  test('the digits of a receiver for a number that does not exist are answered as the page answers the number', async () => {
    const [posted, opened] = await Promise.all([
      post('SL999999990MM', { digits: RIGHT }),
      fetch(`http://${server.address}/t/SL999999990MM`),
    ]);
    expect(posted.status).toBe(404);
    expect(opened.status).toBe(404);
  });

  test('the receiver of a parcel sees who took the parcel, with the picture, once it was handed over; nobody else does', async () => {
    const { order } = await delivered(store);
    const { text } = await post(order, { digits: RIGHT });
    expect(text).toContain('Proof of signature');
    expect(text).toMatch(/<img\s+src="data:image\/(png|jpeg);base64,/);
    expect(text).not.toContain('name="day"');
    const page = await (await fetch(`http://${server.address}/t/${order}`)).text();
    expect(page).not.toContain('Proof of signature');
  });
});
