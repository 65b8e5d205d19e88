import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Fixtures } from '../../../../tests/support/model/situation.ts';
import { livesOf, type Scene } from './scene.ts';

/** Regions of a machine that is told apart by them well enough. */
const MANY = 3;
/** Lives of which it matters where they are. */
const TRAVELLING = new Set(['order', 'package', 'shipment']);

/** Tells whether a scene shows something that none before it did: first of all another pair of main states. */
export class News {
  readonly #target: Noun;
  readonly #fixtures: readonly Fixtures[];
  readonly #seen = new Set<string>();

  constructor(target: Noun, fixtures: readonly Fixtures[]) {
    this.#target = target;
    this.#fixtures = fixtures;
  }

  heard(scene: Scene): 'soon' | 'later' | 'never' {
    const isFirst = this.#fresh(this.#places(scene));
    const isOther = this.#fresh(this.#marks(scene));
    if (isFirst) return 'soon';
    return isOther ? 'later' : 'never';
  }

  #fresh(marks: Iterable<string>): boolean {
    const fresh = [...marks].filter((mark) => !this.#seen.has(mark));
    for (const mark of fresh) this.#seen.add(mark);
    return fresh.length > 0;
  }

  #main(noun: Noun, life: Life): string {
    return life.states[noun.structure.main] ?? '';
  }

  /** The main state, and for lives that travel the branches they concern. */
  #whereabouts(noun: Noun, life: Life): string {
    const isTold = noun === this.#target && noun.structure.regions.length > MANY;
    return TRAVELLING.has(noun.id) && !isTold
      ? `${this.#main(noun, life)} ${noun.branches(life.context).join('+')}`
      : this.#main(noun, life);
  }

  /** Where lives under test are, with where the others around them are. */
  *#places(scene: Scene): Generator<string> {
    const own = livesOf(scene, this.#target);
    for (const { noun } of this.#fixtures)
      for (const life of livesOf(scene, noun))
        for (const place of own.length > 0 ? own : [null])
          yield `${place ? this.#whereabouts(this.#target, place) : 'none'}|${noun.id} ${this.#whereabouts(noun, life)}`;
  }

  /** The same with all their states, and with what tells the lives under test apart. */
  *#marks(scene: Scene): Generator<string> {
    const own = livesOf(scene, this.#target);
    const places = own.length > 0 ? own.map((life) => this.#main(this.#target, life)) : ['none'];
    for (const one of this.#fixtures) {
      const { noun } = one;
      for (const life of livesOf(scene, noun)) {
        for (const state of Object.values(life.states))
          for (const place of places) yield `${place}|${noun.id}|${state}`;
        if (noun !== this.#target) continue;
        const log = scene.world.log(noun.id, life.id);
        for (const feature of one.features({ life, log })) yield `${this.#main(noun, life)}|${feature}`;
      }
    }
  }
}
