import type { Actor } from '#machines/kit/actor.ts';
import type { Verdict } from '#server/propose/command.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { minutes, type Store } from '../../support/world.ts';

type Form = Parameters<typeof newOrder>[2];

/** Returns the people of Yangon's warehouse and their events for parcels, one event a minute. */
export async function openWarehouse(store: Store) {
  const [manager, clerk, courier] = await Promise.all(
    ['manager.yangon', 'clerk.yangon', 'courier.yangon'].map((username) => store.person(username)),
  );
  if (!manager || !clerk || !courier) throw new Error('Nobody works in Yangon');
  let minute = 0;

  const say = async (
    actor: Actor,
    machine: string,
    id: string | null,
    type: string,
    data: object = {},
  ): Promise<Verdict> => {
    minute += 1;
    const event = { type: `${machine}.${type}`, ...data };
    return store.propose(actor, id === null ? { machine, event } : { machine, id, event }, { at: minutes(minute) });
  };

  /** Proposes an event that must be accepted. */
  const act = async (...asked: Parameters<typeof say>): Promise<Verdict & { readonly id: string }> => {
    const verdict = await say(...asked);
    if (verdict.status !== 'accepted' || verdict.id === null) {
      throw new Error(`${asked[1]}.${asked[3]} of ${asked[2]}: ${JSON.stringify(verdict.refusals)}`);
    }
    return { ...verdict, id: verdict.id };
  };

  /** Returns a parcel that the courier of Yangon has collected. */
  const collected = async (fields: Form = {}): Promise<string> => {
    const id = await newOrder(store, manager, fields);
    await act(manager, 'order', id, 'collectorAssigned', { collector: courier.id });
    await act(courier, 'order', id, 'collected', { piecesScanned: fields?.pieces ?? 1 });
    return id;
  };

  const inStock = async (fields: Form = {}): Promise<string> => {
    const id = await collected(fields);
    await act(clerk, 'order', id, 'warehoused');
    return id;
  };

  const contextOf = async <Context>(machine: string, id: string): Promise<Context> => {
    const { rows } = await store.pool.query<{ context: Context }>(
      'select context from streams where machine = $1 and id = $2',
      [machine, id],
    );
    const [found] = rows;
    if (!found) throw new Error(`There is no ${machine} ${id}`);
    return found.context;
  };

  return {
    store,
    manager,
    clerk,
    courier,
    say,
    act,
    collected,
    inStock,
    contextOf,
    stateOf: async (id: string): Promise<string> => {
      const { rows } = await store.pool.query<{ state: string }>('select state from row_order where id = $1', [id]);
      return rows[0]?.state ?? '';
    },
    rowOf: async (table: string, id: string): Promise<Record<string, unknown>> => {
      const { rows } = await store.pool.query<{ row: Record<string, unknown> }>(
        `select row from ${table} where id = $1`,
        [id],
      );
      return rows[0]?.row ?? {};
    },
    /** Starts a count of Yangon. */
    startCount: async (): Promise<string> => {
      const { id } = await act(manager, 'inventoryTask', null, 'planned', { branch: 'YGN' });
      await act(manager, 'inventoryTask', id, 'started');
      return id;
    },
    toOrder,
    now: () => minutes((minute += 1)),
  };
}

export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>;

/** Returns the rules that refused. */
export const rulesOf = ({ refusals }: Verdict): (string | null)[] => refusals.map(({ rule }) => rule);
