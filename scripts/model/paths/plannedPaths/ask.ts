import type { Verdict } from '#server/propose/command.ts';
import type { Asked } from './places.ts';
import type { Scene } from './scene.ts';
import { momentOf } from './search.ts';

export type Untimed = Omit<Asked, 'at'>;

const HOUR = 3_600_000;
/** Delays after which a verdict must be the same, because a server is slower than a planner. */
const LATER: readonly number[] = [5_000, 14 * HOUR];

/** Code that refuses an aggregate outside the actor's branches as a missing one. */
export const OUT_OF_REACH = 'notWithinReach';

let number = 0;

/** Returns the verdict of a world on an event without recording it. */
export async function asked({ world }: Scene, { by, machine, id, type, data }: Untimed, at: string): Promise<Verdict> {
  number += 1;
  const event = { ...data, type };
  const commands = [{ key: `planner.asked.${number}.`, machine, event, ...(id === null ? {} : { id }) }];
  const [verdict] = await world.propose({ mode: 'each', dryRun: true, actor: by, at, commands });
  if (!verdict) throw new Error(`${type} was not answered`);
  return verdict;
}

/** Returns the refusing rules in order; empty if allowed. */
export const rulesIn = ({ refusals }: Verdict): string[] => refusals.map(({ rule, code }) => rule ?? code);

/** Returns the verdict of an event if it stays the same later that day; null otherwise. */
export async function lasting(scene: Scene, untimed: Untimed): Promise<{ asked: Asked; verdict: Verdict } | null> {
  const at = momentOf(scene);
  const verdict = await asked(scene, untimed, at);
  for (const later of LATER) {
    const again = await asked(scene, untimed, new Date(Date.parse(at) + later).toISOString());
    if (rulesIn(again).join() !== rulesIn(verdict).join()) return null;
  }
  return { asked: { ...untimed, at }, verdict };
}
