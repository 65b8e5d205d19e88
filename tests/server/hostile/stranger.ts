import { afterAll, beforeAll, expect } from 'vitest';
import { tellersOf, type Tellers } from '../../support/money.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

export let store: Store;
export let server: Serving;
export let who: Tellers;

/** Anything of the parcel that only its own people may read. */
export const PERSONAL = /U Tin|Daw Hla|250333444|250111222|Palace|Strand|Books/;
export const in30Days = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export interface Verdict {
  readonly id: string | null;
  readonly status: string;
  readonly refusals: readonly { readonly rule: string }[];
}

/** Starts the server whose doors a stranger tries: programs, the receiver's page, webhooks, the courier's code. */
export function prepareDoors(): void {
  beforeAll(async () => {
    store = await createStore();
    server = await serve(store, { environment: { WEBHOOKS_TO_LOOPBACK: 'on' } });
    who = await tellersOf(store);
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });
}

/** Proposes commands over HTTP as an account. */
export const propose = async (as: string, commands: readonly object[]): Promise<readonly Verdict[]> => {
  const keyed = commands.map((command) => ({ key: crypto.randomUUID(), ...command }));
  const { body } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', { as, body: { commands: keyed } });
  return body.results;
};

/** Proposes one event that must be accepted; returns the id of its aggregate. */
export const proposed = async (as: string, machine: string, event: object): Promise<string> => {
  const [verdict] = await propose(as, [{ machine, event }]);
  expect(verdict?.refusals).toEqual([]);
  return verdict?.id ?? '';
};

/** Counts rows of a query. */
export const countOf = async (text: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await store.pool.query<{ count: number }>(`select count(*)::int as count ${text}`, [...values]);
  return rows[0]?.count ?? 0;
};

/** Creates an order of a merchant. */
export const ownOrder = async (merchant: string): Promise<string> =>
  newOrder(store, await store.person('manager.yangon'), { merchant });
