import { system } from '#machines/kit/actor.ts';
import { registrations } from '#server/demo/world/planned.ts';
import { stations } from '#server/demo/world/stations.ts';
import { beginWorld, START } from '#modelTesting/world/beginning.ts';
import type { Scene } from './scene.ts';

/** Maximum number of stations of each kind. */
const FEW = 3;

/** Returns the demonstration world before its first event. */
export async function beginning(): Promise<Scene> {
  const world = await beginWorld();
  const some = stations.filter(({ kind }) => kind === 'station').slice(0, FEW);
  const commands = registrations('station', some).map((one, index) => ({ ...one, key: `planner station ${index}` }));
  await world.propose({ mode: 'each', dryRun: false, actor: system, at: new Date(START).toISOString(), commands });
  return { world, steps: [], aggregates: [] };
}
