import { waysOf } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Rehearsal } from './rehearse.ts';
import { livesOf, type Scene } from './scene.ts';

/** Lives of a machine led to each state: the first there, and others of which it may be asked alone. */
export class LedTo {
  readonly #noun: Noun;
  readonly #scenes: readonly Scene[];
  readonly #rehearsal: Rehearsal;
  readonly #byState = new Map<string, readonly { readonly scene: Scene; readonly life: Life }[]>();

  constructor(noun: Noun, rehearsal: Rehearsal) {
    this.#noun = noun;
    this.#rehearsal = rehearsal;
    this.#scenes = [...new Set([...rehearsal.reached.values(), ...rehearsal.taken.values()])];
  }

  in(state: string) {
    const { structure } = this.#noun;
    const region = structure.states.get(state)?.region ?? '';
    const first = this.#rehearsal.reached.get(state);
    const led = () =>
      (first ? [first, ...this.#scenes] : []).flatMap((scene) => {
        const life = livesOf(scene, this.#noun).find(({ states }) => states[region] === state);
        return life ? [{ scene, life }] : [];
      });
    const known = this.#byState.get(state) ?? led();
    this.#byState.set(state, known);
    return known;
  }

  /** Where the state alone stands against an event, if anywhere; otherwise wherever a life came to it first. */
  for({ state, type }: { readonly state: string; readonly type: string }) {
    const all = this.in(state);
    const missing = (life: Life): number => waysOf(this.#noun, life, type).filter((way) => 'missing' in way).length;
    return all.find(({ life }) => missing(life) === 1) ?? all[0] ?? null;
  }
}
