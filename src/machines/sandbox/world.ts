import type { Lives } from '../facts/ask.ts';
import type { Actor } from '../kit/actor.ts';
import type { Life, Noun } from '../kit/noun.ts';
import type { Recorded } from '../kit/proposal.ts';
import { unborn } from '../kit/unborn.ts';
import { nouns } from '../nouns.ts';

/** An event that happened in a sandbox. */
export interface Happened extends Recorded {
  readonly machine: string;
  readonly operation: number | null;
  readonly actor: Actor;
  /** The event it followed from, as `machine/id@version`, or what raised it; null for a person's wish. */
  readonly cause: string | null;
}

/** Something that must follow unless the state is left before. */
export interface Due {
  readonly machine: string;
  readonly id: string;
  readonly event: string;
  /** UTC ISO instant. */
  readonly at: string;
}

/** All there is in a sandbox. Nothing in it changes: each event makes another one. */
export interface Sandbox {
  /** By `machine/id`, in the order of their births. */
  readonly lives: ReadonlyMap<string, Life>;
  readonly logs: ReadonlyMap<string, readonly Happened[]>;
  /** What is held by one life alone: the name of the claim, and the key of the life. */
  readonly holders: ReadonlyMap<string, string>;
  readonly deadlines: readonly Due[];
  /** Everything that happened since it began, oldest first. */
  readonly happened: readonly Happened[];
  readonly serial: number;
  /** The time by its own clock, UTC ISO. */
  readonly now: string;
  /** Facts taken as the trainer says, by `machine.fact`, whatever is so in the sandbox. */
  readonly assumed: ReadonlyMap<string, unknown>;
}

export const emptySandbox = (now: string): Sandbox => ({
  lives: new Map(),
  logs: new Map(),
  holders: new Map(),
  deadlines: [],
  happened: [],
  serial: 0,
  now,
  assumed: new Map(),
});

export const keyOf = (machine: string, id: string): string => `${machine}/${id}`;

/** A noun by its id; null for none of ours. */
export const nounOf = (machine: string): Noun | null =>
  Object.hasOwn(nouns, machine) ? (nouns[machine] ?? null) : null;

/** The noun that knows an event, by its type. */
export const nounOfEvent = (type: string): Noun | null => {
  const noun = nounOf(type.slice(0, type.indexOf('.')));
  return noun && Object.hasOwn(noun.events, type) ? noun : null;
};

/** A life, or the one to come. */
export const lifeIn = ({ lives }: Sandbox, noun: Noun, id: string): Life =>
  lives.get(keyOf(noun.id, id)) ?? unborn(noun, id);

/** A sandbox as those look at it who find facts among lives. */
export const livesOf = (sandbox: Sandbox): Lives => ({
  life: (machine, id) => sandbox.lives.get(keyOf(machine, id)) ?? null,
  *all(machine) {
    for (const [key, life] of sandbox.lives) if (key.startsWith(`${machine}/`)) yield life;
  },
  log: (machine, id) => sandbox.logs.get(keyOf(machine, id)) ?? [],
});
