import { nouns } from '#machines/nouns.ts';
import { livesOf, type Scene } from './scene.ts';
import { search } from './search.ts';
import type { Cast } from './wishes.ts';

/** Lives that keep a branch to themselves while they go on. */
const KEEPING: readonly string[] = ['inventoryTask', 'storageScan'];
const EFFORT = 2000;

const keeping = (scene: Scene): number =>
  KEEPING.flatMap((machine) => {
    const noun = nouns[machine];
    return noun ? livesOf(scene, noun).flatMap((life) => noun.claims(life)) : [];
  }).length;

/** The scene with what it keeps from others given back, where a way to that is found. */
export async function closed(scene: Scene, cast: Cast): Promise<Scene> {
  if (keeping(scene) === 0) return scene;
  let found: Scene | null = null;
  const seen = new Set<string>();
  const isNew = ({ lives, world }: Scene): boolean => {
    const marks = lives.map(({ machine, id }) => JSON.stringify([machine, world.life(machine, id)?.states]));
    const key = `${marks.join()} ${lives.map(({ machine, id }) => world.life(machine, id)?.version).join()}`;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  };
  const own = cast.fixtures.filter(({ noun }) => KEEPING.includes(noun.id) || noun.id === 'order');
  await search({
    from: scene,
    cast: { ...cast, fixtures: own, most: { order: 0, inventoryTask: 0, storageScan: 0 } },
    effort: EFFORT,
    done: (next) => {
      if (keeping(next) === 0) found ??= next;
      return isNew(next) ? 'soon' : 'never';
    },
    isOver: () => found !== null,
  });
  return found ?? scene;
}
