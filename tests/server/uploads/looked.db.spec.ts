import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { created } from '../../support/orders.ts';
import { forgetReads, readsOf, withoutRecord } from '../../support/personalReads.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { fetched, uploaded } from '../../support/uploading.ts';
import { createStore, type Store } from '../../support/world.ts';
import { png } from '../account/pictures.ts';

let store: Store;
let server: Serving;
let photo = '';
let card = '';
let order = '';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  photo = await uploaded(server, 'photo', png(), 'clerk.yangon');
  card = await uploaded(server, 'registrationCard', png({ shade: 9 }), 'clerk.yangon');
  const { id, status } = await store.propose(await store.person('clerk.yangon'), created({ photos: [photo] }));
  if (status !== 'accepted' || id === null) throw new Error('The order was not made');
  order = id;
  // The card as named by a merchant's application and an order.
  await store.pool.query('update uploads set lives = $2 where id = $1', [
    card,
    [`merchantApplication/APP1`, `order/${order}`],
  ]);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => forgetReads(store.pool));

describe('reads of pictures', () => {
  it.each(['clerk.yangon', 'manager.yangon', 'auditor'])(
    'a read of a picture is on record with the aggregate and the kind, also where fields would be masked: %s',
    async (username) => {
      expect((await fetched(server, photo, username)).statusCode).toBe(200);
      expect(await readsOf(server)).toMatchObject([
        { machine: 'order', lives: [order], fields: ['photo'], way: 'picture', doneBy: await store.staffId(username) },
      ]);
    },
  );

  it('a read of a picture is on record for every aggregate that names the picture', async () => {
    expect((await fetched(server, card, 'manager.yangon')).statusCode).toBe(200);
    const kept = await readsOf(server);
    expect(kept.map(({ machine, lives: aggregates, fields }) => [machine, aggregates, fields])).toEqual(
      expect.arrayContaining([
        ['merchantApplication', ['APP1'], ['registrationCard']],
        ['order', [order], ['registrationCard']],
      ]),
    );
    expect(kept).toHaveLength(2);
  });

  it('reads of a picture within a minute are one look, and a read of a picture of another kind is another look', async () => {
    await fetched(server, photo, 'manager.yangon');
    await fetched(server, photo, 'manager.yangon');
    expect(await readsOf(server)).toHaveLength(1);
    await fetched(server, card, 'manager.yangon');
    expect(await readsOf(server)).toHaveLength(3);
  });

  it('the record of a read of a picture says on which screen', async () => {
    const headers = {
      authorization: await server.tokenOf('manager.yangon'),
      'x-screen': '/companyOrder/orderDetail',
    };
    await server.app.inject({ method: 'GET', url: `/api/uploads/${photo}`, headers });
    expect(await readsOf(server)).toMatchObject([{ screen: '/companyOrder/orderDetail' }]);
  });

  it('a read of a picture is on record before the picture leaves: without its record, there is no picture', async () => {
    await withoutRecord(store.pool, async () => {
      const { statusCode, headers } = await fetched(server, photo, 'manager.yangon');
      expect(statusCode).toBe(500);
      expect(headers['content-type']).toContain('json');
    });
  });

  it('a read of a picture is no look where nothing was shown, nor at what one uploaded and nothing names', async () => {
    expect((await fetched(server, photo, 'clerk.muse')).statusCode).toBe(404);
    const own = await uploaded(server, 'photo', png({ shade: 3 }), 'clerk.yangon');
    expect((await fetched(server, own, 'clerk.yangon')).statusCode).toBe(200);
    expect(await readsOf(server)).toEqual([]);
  });
});
