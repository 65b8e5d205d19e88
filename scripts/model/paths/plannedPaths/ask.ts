import type { Verdict } from '#server/propose/command.ts';
import type { Asked } from './places.ts';
import type { Scene } from './scene.ts';
import { momentOf } from './search.ts';

export type Told = Omit<Asked, 'at'>;

const HOUR = 3_600_000;
/** A server is slower than a planner, and its clock shows any time of the day. */
const LATER: readonly number[] = [5_000, 14 * HOUR];

/** Refusal of an aggregate outside somebody's branches: the same as for one that does not exist. */
export const OUT_OF_REACH = 'notWithinReach';

let number = 0;

/** Returns a world's answer to an event without recording it. */
export async function asked({ world }: Scene, { by, machine, id, type, data }: Told, at: string): Promise<Verdict> {
  number += 1;
  const event = { ...data, type };
  const commands = [{ key: `planner.asked.${number}.`, machine, event, ...(id === null ? {} : { id }) }];
  const [verdict] = await world.propose({ mode: 'each', dryRun: true, actor: by, at, commands });
  if (!verdict) throw new Error(`${type} was not answered`);
  return verdict;
}

/** The rules that refused, in their order; none where nothing did. */
export const rulesIn = ({ refusals }: Verdict): string[] => refusals.map(({ rule, code }) => rule ?? code);

/** The answer to an event, if it is the same a little later and at another time of the day; null where it is not. */
export async function lasting(scene: Scene, told: Told): Promise<{ asked: Asked; verdict: Verdict } | null> {
  const at = momentOf(scene);
  const verdict = await asked(scene, told, at);
  for (const later of LATER) {
    const again = await asked(scene, told, new Date(Date.parse(at) + later).toISOString());
    if (rulesIn(again).join() !== rulesIn(verdict).join()) return null;
  }
  return { asked: { ...told, at }, verdict };
}
