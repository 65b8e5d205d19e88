import type { Actor } from '../kit/actor.ts';
import type { Life, Noun } from '../kit/noun.ts';
import type { Recorded } from '../kit/proposal.ts';

/** A proposal that needs facts from outside its life. */
export interface Ask {
  readonly life: Life;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
}

/** A proposal of an event, and the facts its rules look at. */
export interface Question extends Ask {
  readonly noun: Noun;
  readonly type: string;
}

/** Facts by name; null where one was asked for and there is none. */
export type Facts = Readonly<Record<string, unknown>>;

/** A fact that is another life itself, as the rule sees it. `alone`: nobody else may look at it meanwhile. */
export interface LifeFact {
  readonly machine: string;
  readonly alone: boolean;
  readonly keyOf: (ask: Ask) => string | null;
  readonly shape: (life: Life, ask: Ask) => unknown;
}

/** Facts of a machine that are other lives, by name. */
export type LifeFacts = Readonly<Record<string, LifeFact>>;

/** Another life by its id, shaped into the fact; null where there is no such life. */
export const lifeOf = <Context>(
  machine: string,
  keyOf: (ask: Ask) => string | null,
  shape: (life: Life<Context>, ask: Ask) => unknown,
  { alone = false }: { readonly alone?: boolean } = {},
): LifeFact => ({ machine, alone, keyOf, shape: (life, ask) => shape(life as Life<Context>, ask) });

/** The text of a payload field, or null. */
export const textOf = (data: Ask['data'], field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

/** Lives in memory, among which facts are found. */
export interface Lives {
  life(machine: string, id: string): Life | null;
  /** Every life of a machine, in the order of their births. */
  all(machine: string): Iterable<Life>;
  /** What is recorded of a life, oldest first. */
  log(machine: string, id: string): readonly Recorded[];
}
