import type { Verdict } from '#server/propose/command.ts';
import { OUT_OF_REACH, rulesIn } from './ask.ts';
import { peopleOf, type Acting } from './people.ts';
import type { Scene } from './scene.ts';

/** Returns the last actor of a scene, or another person who sees the aggregate; null if nobody does. */
export async function firstShown(
  { steps, world }: Scene,
  ask: (by: Acting) => Promise<Verdict>,
): Promise<Acting | null> {
  for (const by of [...steps.map((step) => step.by).toReversed(), ...peopleOf(world)])
    if (!rulesIn(await ask(by)).includes(OUT_OF_REACH)) return by;
  return null;
}
