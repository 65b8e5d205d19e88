import type pg from 'pg';
import type { Ask, AggregateLookup } from '#machines/lookups/ask.ts';

/** Finds one kind of lookup for many proposals at once, in the appending transaction; null for none. */
export type Provider = (client: pg.ClientBase, asks: readonly Ask[]) => Promise<readonly unknown[]>;

/** A lookup of many aggregates at once, such as all stock; it needs a transaction of the command's own. */
export interface SetProvider {
  readonly find: Provider;
}

/** Lookups that a machine's rules may use, by name. */
export type Providers = Readonly<Record<string, Provider | AggregateLookup | SetProvider>>;

/**
 * Returns whether a payload names an event by its version. Versions are small; the payload's schema refuses the rest.
 */
export const isVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isInteger(version) && version > 0 && version < 2 ** 31;

type Row = Readonly<Record<string, unknown>>;

/** Makes a provider that looks up rows of a table by one key of each proposal. */
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
