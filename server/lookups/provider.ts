import type pg from 'pg';
import type { LookupSource, AggregateLookup } from '#machines/lookups/lookupRequest.ts';

/** Finds one kind of lookup for many proposals at once, in the appending transaction; null for none. */
export type Provider = (client: pg.ClientBase, sources: readonly LookupSource[]) => Promise<readonly unknown[]>;

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
  (
    text: string,
    keyOf: (source: LookupSource) => string | null,
    shape: (row: Row, source: LookupSource) => unknown,
  ): Provider =>
  async (client, sources) => {
    const keys = [...new Set(sources.map(keyOf).filter((key) => key !== null))];
    const found = new Map<unknown, Row>();
    if (keys.length > 0) {
      const { rows } = await client.query<Row>(text, [keys]);
      for (const row of rows) found.set(row['key'], row);
    }
    return sources.map((source) => {
      const row = found.get(keyOf(source));
      return row === undefined ? null : shape(row, source);
    });
  };
