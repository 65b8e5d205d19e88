import { START } from '#modelTesting/world/beginning.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { World } from '#modelTesting/world/world.ts';
import type { Scene, Step } from './scene.ts';
import { goalsOf, type Cast, type TestGoal } from './goals.ts';

/** Evening in Yangon, the most restricted time: a proposal allowed then is allowed at any time. */
const EVENING = START + 10 * 3_600_000;
const MOMENT = 10;
/** Maximum number of failed tries of one kind. */
const PATIENCE = 6;

type When = 'soon' | 'later' | 'never';

export interface Search {
  readonly from: Scene;
  readonly cast: Cast;
  /** Maximum number of proposals. */
  readonly effort: number;
  /** Receives each accepted step; returns when the search continues from there. */
  readonly done: (scene: Scene, before: Scene) => Promise<When> | When;
  readonly refused?: (goal: TestGoal, scene: Scene, verdict: Verdict) => void;
  readonly isOver: () => boolean;
}

async function propose(world: World, { by, machine, id, type, data }: TestGoal, at: string, name: string) {
  const command = { key: `planner.${name}.`, machine, event: { ...data, type }, ...(id === null ? {} : { id }) };
  const batch = { mode: 'each', dryRun: false, actor: by, at, commands: [command] } as const;
  const [verdict] = await world.propose({ ...batch, commands: [...batch.commands] });
  return verdict;
}

/** Tries all possible steps in forks of a world, shortest first, until done or out of effort. */
export async function search({ from, cast, effort, done, refused, isOver }: Search): Promise<number> {
  const [soon, later] = [[from], [] as Scene[]];
  const next = (): Scene | undefined => soon.shift() ?? later.shift();
  const vain = new Map<string, number>();
  let tried = 0;
  for (let scene = next(); scene && !isOver(); scene = next()) {
    const at = momentOf(scene);
    let spare: World | null = null;
    for (const goal of goalsOf(scene, cast)) {
      if (isOver() || tried >= effort) return tried;
      const before = vain.get(goal.kind) ?? 0;
      if (before >= PATIENCE) continue;
      tried += 1;
      const world: World = spare ?? scene.world.fork();
      const verdict = await propose(world, goal, at, String(tried));
      spare = world;
      if (verdict?.status === 'accepted') {
        spare = null;
        const reached = sceneAfter(scene, world, goal, at, verdict);
        const when = await done(reached, scene);
        if (when !== 'never') {
          (when === 'soon' ? soon : later).push(reached);
          continue;
        }
      } else if (verdict) refused?.(goal, scene, verdict);
      vain.set(goal.kind, before + 1);
    }
  }
  return tried;
}

/** Returns the time of the next step in a scene. */
export const momentOf = ({ steps }: Scene): string => new Date(EVENING + steps.length * MOMENT).toISOString();

let asked = 0;

/** Returns the scene after a proposal; null if refused. */
export async function tryOut(scene: Scene, goal: TestGoal): Promise<Scene | null> {
  const world = scene.world.fork();
  asked += 1;
  const verdict = await propose(world, goal, momentOf(scene), `guided.${asked}`);
  return verdict?.status === 'accepted' ? sceneAfter(scene, world, goal, momentOf(scene), verdict) : null;
}

function sceneAfter(scene: Scene, world: World, goal: TestGoal, at: string, verdict: Verdict): Scene {
  const { kind: _, payload: __, ...rest } = goal;
  const step: Step = { ...rest, at, follows: verdict.events };
  const streams = new Set(scene.aggregates.map(({ machine, id }) => `${machine}/${id}`));
  for (const { stream } of verdict.events) streams.add(stream);
  const aggregates = [...streams].map((stream) => {
    const slash = stream.indexOf('/');
    return { machine: stream.slice(0, slash), id: stream.slice(slash + 1) };
  });
  return { ...scene, world, steps: [...scene.steps, step], aggregates };
}
