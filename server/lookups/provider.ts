import type pg from 'pg';
import type { Ask, AggregateLookup } from '#machines/lookups/ask.ts';

/** Finds one kind of fact for many proposals at once, in the appending transaction; null where there is none. */
export type Provider = (client: pg.ClientBase, asks: readonly Ask[]) => Promise<readonly unknown[]>;

/** A fact about many lives at once, such as everything in stock: asked in a transaction of the command's own. */
export interface SetProvider {
  readonly find: Provider;
}

/** The facts a machine's rules may name, by name. */
export type Providers = Readonly<Record<string, Provider | AggregateLookup | SetProvider>>;

/** Whether a payload names an event by its version: versions are small; anything else is refused by the payload's shape. */
export const isVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isInteger(version) && version > 0 && version < 2 ** 31;

type Row = Readonly<Record<string, unknown>>;

/** A provider that looks rows of a table up by one key of each proposal. */
export const byKey =
  (text: string, keyOf: (ask: Ask) => string | null, shape: (row: Row, ask: Ask) => unknown): Provider =>
  async (client, asks) => {
    const keys = [...new Set(asks.map(keyOf).filter((key) => key !== null))];
    const found = new Map<unknown, Row>();
    if (keys.length > 0) {
      const { rows } = await client.query<Row>(text, [keys]);
      for (const row of rows) found.set(row['key'], row);
    }
    return asks.map((ask) => {
      const row = found.get(keyOf(ask));
      return row === undefined ? null : shape(row, ask);
    });
  };
