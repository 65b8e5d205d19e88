import { asked, rulesIn, type Untimed } from './ask.ts';
import { figuresIn, type Figure } from './payloads.ts';
import { momentOf } from './search.ts';
import type { Scene } from './scene.ts';

/** Limit of a rule on a number of a payload: the last allowed value, and the next. */
export interface Edge {
  readonly field: string;
  readonly rule: string;
  /** Lower or upper limit. */
  readonly limit: 'least' | 'most';
  readonly allowed: Untimed;
  readonly refused: Untimed;
}

/** Distances from an allowed value at which a limit is searched, up to the largest exact number. */
const FAR = [0, -1, 10, 1000, 1_000_000, 1_000_000_000_000];

/** Returns the limits of each number of an allowed proposal, by the rules of a scene. */
export async function edgesOf(scene: Scene, untimed: Untimed): Promise<Edge[]> {
  const at = momentOf(scene);
  const refusing = async (figure: Figure, value: number): Promise<readonly string[]> =>
    rulesIn(await asked(scene, { ...untimed, data: figure.put(value) }, at));
  const edges: Edge[] = [];
  for (const figure of figuresIn(untimed.data)) {
    const known = new Set<string>();
    for (const far of FAR) {
      const beyond = far <= 0 ? far : Math.max(figure.value, 1) * far;
      const limit = beyond < figure.value ? 'least' : 'most';
      const [rule, ...others] = await refusing(figure, beyond);
      if (rule === undefined || others.length > 0 || known.has(`${limit} ${rule}`)) continue;
      known.add(`${limit} ${rule}`);
      const [passes, fails] = await between(figure.value, beyond, (value) => refusing(figure, value));
      const [first, ...more] = await refusing(figure, fails);
      if (first === rule && more.length === 0)
        edges.push({
          field: figure.field,
          rule,
          limit,
          allowed: { ...untimed, data: figure.put(passes) },
          refused: { ...untimed, data: figure.put(fails) },
        });
    }
  }
  return edges;
}

/** Returns two adjacent numbers of which the first passes and the second fails. */
async function between(
  passes: number,
  fails: number,
  refusing: (value: number) => Promise<readonly string[]>,
): Promise<readonly [number, number]> {
  while (Math.abs(fails - passes) > 1) {
    const middle = Math.trunc((passes + fails) / 2);
    if ((await refusing(middle)).length === 0) passes = middle;
    else fails = middle;
  }
  return [passes, fails];
}
