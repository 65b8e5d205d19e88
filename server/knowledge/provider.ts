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

/**
 * A fact that is another life itself, read in the appending transaction and locked until it ends: what the rule saw is
 * still so when the event is written. `alone` locks it against every other reader too.
 */
export interface LifeProvider {
  readonly machine: string;
  readonly alone: boolean;
  readonly keyOf: (ask: Ask) => string | null;
  readonly shape: (life: Life, ask: Ask) => unknown;
}

/** A fact about many lives at once, such as everything in stock: asked in a transaction of the command's own. */
export interface SetProvider {
  readonly find: Provider;
}

/** The facts a machine's rules may name, by name. */
export type Providers = Readonly<Record<string, Provider | LifeProvider | SetProvider>>;

/** A provider of another life by its id, shaped into the fact; null where there is no such life. */
export const lifeOf = <Context>(
  machine: string,
  keyOf: (ask: Ask) => string | null,
  shape: (life: Life<Context>, ask: Ask) => unknown,
  { alone = false }: { readonly alone?: boolean } = {},
): LifeProvider => ({ machine, alone, keyOf, shape: (life, ask) => shape(life as Life<Context>, ask) });

/** The text of a payload field, or null. */
export const textOf = (data: Ask['data'], field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

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
