import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { transitionKey } from '#modelTesting/explore.ts';
import type { Script } from '../playwright.ts';
import { refusalsOf } from './cells.ts';
import { guardsOf } from './guards.ts';
import { whyNotReached, whyNotTaken } from './reasons.ts';
import { planPaths, type Planner } from './plan.ts';
import type { Scene } from './scene.ts';
import { foundIn, scripted, type Found } from './script.ts';
import { takesStock, TAKES_STOCK } from './stock.ts';

/** A path's goal: its name, its scene, or the reason why there is none. */
interface Aim {
  readonly name: string;
  readonly scene: Scene | undefined;
  readonly whyNot: () => string;
}

const statesOf = (aggregateType: AggregateType, planner: Planner): Aim[] =>
  [...aggregateType.structure.states.values()]
    .filter(({ meta }) => !meta.absent)
    .map(({ id }) => ({
      name: `reaches ${id}`,
      scene: planner.reached.get(id),
      whyNot: () => whyNotReached(aggregateType, planner, id),
    }));

const transitionsOf = (aggregateType: AggregateType, planner: Planner): Aim[] =>
  [...aggregateType.structure.transitions].flatMap(([state, transitions]) =>
    [...transitions.keys()].map((type) => ({
      name: `takes ${transitionKey(state, type)}`,
      scene: planner.taken.get(transitionKey(state, type)),
      whyNot: () => whyNotTaken(aggregateType, planner, state, type),
    })),
  );

/** Returns planned paths on a server for each state or transition of a machine, and the data they require. */
export async function scriptsOf(
  aggregateType: AggregateType,
  coverage: 'states' | 'transitions',
  effort: number,
): Promise<{ readonly scripts: readonly Script[]; readonly found: readonly Found[] }> {
  const planner = await planPaths(aggregateType, effort);
  const aims = coverage === 'states' ? statesOf(aggregateType, planner) : transitionsOf(aggregateType, planner);
  const scenes: Scene[] = [];
  const scripts: Script[] = [];
  for (const { name, scene, whyNot } of aims) {
    if (!scene || takesStock(scene)) {
      scripts.push({ name, steps: [], skipped: scene ? TAKES_STOCK : whyNot() });
      continue;
    }
    scenes.push(scene);
    scripts.push({ name, steps: scripted(aggregateType, scene) });
  }
  return {
    scripts,
    found: foundIn(
      planner.beginning.world,
      scenes.map(({ steps }) => steps),
    ),
  };
}

/** Returns questions on a server for each empty cell, or each rule of each transition, of a machine. */
export async function questionsOf(aggregateType: AggregateType, coverage: 'guards' | 'refusals', effort: number) {
  const planner = await planPaths(aggregateType, effort);
  const places =
    coverage === 'refusals' ? await refusalsOf(aggregateType, planner) : await guardsOf(aggregateType, planner);
  return places.summary(planner.beginning);
}
