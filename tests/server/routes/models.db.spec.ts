import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

interface Head {
  readonly machine: string;
  readonly version: number;
  readonly hash: string;
}

describe('the machines as data', () => {
  test('the machines as data have heads that say the version and the hash of each', async () => {
    const { body } = await server.ask<Head[]>('GET', '/api/model/heads', { as: 'auditor' });
    expect(body.map(({ machine }) => machine)).toEqual(Object.values(aggregateTypes).map(({ id }) => id));
    const { body: whole } = await server.ask<Head>('GET', '/api/model/order', { as: 'auditor' });
    expect(body).toContainEqual({ machine: 'order', version: whole.version, hash: whole.hash });
  });

  test('the machines as data name what each role may propose, as it is now', async () => {
    const { body } = await server.ask<{ code: string; permissions: string[] }[]>('GET', '/api/model/roles', {
      as: 'trainer',
    });
    const of = (code: string): string[] => body.find((role) => role.code === code)?.permissions ?? [];
    expect(of('admin')).toContain('*');
    expect(of('courier')).toContain('order.collected');
    expect(of('auditor')).not.toContain('order.collected');
  });

  test.each(['/api/model/heads', '/api/model/roles', '/api/model/order'])(
    '%s of the machines as data is for those who are signed in',
    async (path) => {
      const { status } = await server.ask('GET', path, { as: null });
      expect(status).toBe(401);
    },
  );

  test('the data of a machine that does not exist is not found, by the name of the machine', async () => {
    const { status, body } = await server.ask<{ message: string }>('GET', '/api/model/nothing', { as: 'auditor' });
    expect(status).toBe(404);
    expect(body.message).toContain('nothing');
  });
});
