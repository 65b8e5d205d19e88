import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import type { Life } from '#machines/kit/noun.ts';

/** A proposal that needs facts from outside its life. */
export interface Ask {
  readonly life: Life;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
}

/** Finds one kind of fact for many proposals at once, in the appending transaction; null where there is none. */
export type Provider = (client: pg.ClientBase, asks: readonly Ask[]) => Promise<readonly unknown[]>;

/** The facts a machine's rules may name, by name. */
export type Providers = Readonly<Record<string, Provider>>;

/** The text of a payload field, or null. */
export const textOf = (data: Ask['data'], field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

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
