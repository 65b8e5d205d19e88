import type { Noun } from '#machines/kit/noun.ts';
import { wayKey } from '../../../../tests/support/model/explore.ts';
import type { Script } from '../playwright.ts';
import { refusalsOf } from './cells.ts';
import { guardsOf } from './guards.ts';
import { whyNotReached, whyNotTaken } from './reasons.ts';
import { rehearse, type Rehearsal } from './rehearse.ts';
import type { Scene } from './scene.ts';
import { foundIn, scripted, type Found } from './script.ts';
import { takesStock, TAKES_STOCK } from './stock.ts';

/** What a path is to show: its name, the scene in which it was shown, or why it was not. */
interface Aim {
  readonly name: string;
  readonly scene: Scene | undefined;
  readonly whyNot: () => string;
}

const statesOf = (noun: Noun, rehearsal: Rehearsal): Aim[] =>
  [...noun.structure.states.values()]
    .filter(({ meta }) => !meta.absent)
    .map(({ id }) => ({
      name: `reaches ${id}`,
      scene: rehearsal.reached.get(id),
      whyNot: () => whyNotReached(noun, rehearsal, id),
    }));

const waysOf = (noun: Noun, rehearsal: Rehearsal): Aim[] =>
  [...noun.structure.ways].flatMap(([state, ways]) =>
    [...ways.keys()].map((type) => ({
      name: `takes ${wayKey(state, type)}`,
      scene: rehearsal.taken.get(wayKey(state, type)),
      whyNot: () => whyNotTaken(noun, rehearsal, state, type),
    })),
  );

/** Paths over a server for each state or way of a machine, as they were rehearsed, with what they name of its world. */
export async function scriptsOf(
  noun: Noun,
  coverage: 'states' | 'transitions',
  effort: number,
): Promise<{ readonly scripts: readonly Script[]; readonly found: readonly Found[] }> {
  const rehearsal = await rehearse(noun, effort);
  const aims = coverage === 'states' ? statesOf(noun, rehearsal) : waysOf(noun, rehearsal);
  const scenes: Scene[] = [];
  const scripts: Script[] = [];
  for (const { name, scene, whyNot } of aims) {
    if (!scene || takesStock(scene)) {
      scripts.push({ name, steps: [], skipped: scene ? TAKES_STOCK : whyNot() });
      continue;
    }
    scenes.push(scene);
    scripts.push({ name, steps: scripted(noun, scene) });
  }
  return {
    scripts,
    found: foundIn(
      rehearsal.beginning.world,
      scenes.map(({ steps }) => steps),
    ),
  };
}

/** Questions over a server for each empty cell, or each rule of each way, of a machine. */
export async function questionsOf(noun: Noun, coverage: 'guards' | 'refusals', effort: number) {
  const rehearsal = await rehearse(noun, effort);
  const places = coverage === 'refusals' ? await refusalsOf(noun, rehearsal) : await guardsOf(noun, rehearsal);
  return places.told(rehearsal.beginning);
}
