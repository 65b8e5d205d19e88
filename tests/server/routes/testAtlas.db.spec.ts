import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waysOfAll } from '#machines/kit/describe.ts';
import { receipt } from '#machines/receipt/index.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

interface Atlas {
  readonly machine: string;
  readonly hash: string;
  readonly levels: { readonly pure?: { readonly ways: Readonly<Record<string, unknown>> } };
}

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

const read = (machine: string, as: string | null = 'trainer') =>
  server.get<Atlas & { message: string }>(`/api/model/${machine}/tests`, as);

describe('the atlas of tests', () => {
  it('is for everybody who is signed in, as it was written by the last run', async () => {
    const { status, body } = await read('receipt');
    expect(status).toBe(200);
    expect(body).toMatchObject({ machine: 'receipt', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const known = waysOfAll(receipt).map(({ from, event }) => `${from} ${event}`);
    const taken = Object.keys(body.levels.pure?.ways ?? {});
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter((way) => !known.includes(way))).toEqual([]);
    expect((await read('receipt', null)).status).toBe(401);
  });

  it.each(['teleporter', '..', '..%2F..%2Fpackage', 'toString'])('is not there for %s', async (machine) => {
    expect((await read(machine)).status).toBe(404);
  });
});
