import type { Provider } from './provider.ts';

/** Looks up an open violation of an invariant by the aggregate; it blocks the aggregate's money (reliability.md 5). */
export const investigation =
  (machine: string): Provider =>
  async (client, asks) => {
    const ids = asks.map(({ aggregate }) => aggregate.id);
    const { rows } = await client.query<{ life: string; id: string }>({
      name: 'open-violations',
      text: `select life, min(id) as id from row_violation
             where machine = $1 and life = any($2::text[]) and state <> 'closed' group by life`,
      values: [machine, ids],
    });
    const found = new Map(rows.map(({ life: aggregate, id }) => [aggregate, id]));
    return ids.map((id) => found.get(id) ?? null);
  };
