import type { Life, Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { World } from '../../../../tests/support/world/world.ts';
import type { Acting } from './people.ts';

/** A proposal that a world accepted, and what followed from it. */
export interface Step {
  readonly by: Acting;
  readonly machine: string;
  /** Null: a life to come. */
  readonly id: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: string;
  /** Texts of the payload that no two lives share, each as the pattern of others like it. */
  readonly fresh: Readonly<Record<string, string>>;
  readonly follows: Verdict['events'];
}

/** A world in which somebody did something, and what: it can be done again elsewhere. */
export interface Scene {
  readonly world: World;
  readonly steps: readonly Step[];
  /** Lives that the steps began or moved, in the order in which they appeared. */
  readonly lives: readonly { readonly machine: string; readonly id: string }[];
  /** The branch of its own in which it happens; absent: those of the demonstration world. */
  readonly own?: string;
}

/** The lives of one machine in a scene. */
export const livesOf = ({ world, lives }: Scene, { id: machine }: Noun): Life[] =>
  lives.flatMap((one) => (one.machine === machine ? (world.life(machine, one.id) ?? []) : []));

/** A life as a scene leaves it; not born where there is none yet. */
export const lifeIn = ({ world }: Scene, noun: Noun, id: string | null): Life =>
  (id === null ? null : world.life(noun.id, id)) ?? unborn(noun, id ?? 'to come');
