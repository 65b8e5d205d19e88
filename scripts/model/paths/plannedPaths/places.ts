import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Left, Place, Question } from '../asked.ts';
import { aggregateIn, type Scene, type Step } from './scene.ts';
import { foundIn, proposed, scripted, type Found } from './script.ts';
import { takesStock, TAKES_STOCK } from './stock.ts';

/** A question about an aggregate in a scene: an event with its actor. */
export type Asked = Omit<Step, 'follows'>;

/** Groups questions by aggregate, and collects impossible ones by reason. */
export class Places {
  readonly #aggregateType: AggregateType;
  readonly #byScene = new Map<Scene, Map<string | null, { readonly asked: Asked; readonly question: Question }[]>>();
  readonly #left = new Map<string, string[]>();
  readonly #names = new Set<string>();

  constructor(aggregateType: AggregateType) {
    this.#aggregateType = aggregateType;
  }

  /** Returns a unique test name, as Playwright requires. */
  #own(name: string): string {
    let own = name;
    for (let number = 2; this.#names.has(own); number += 1) own = `${name} (${number})`;
    this.#names.add(own);
    return own;
  }

  ask(name: string, scene: Scene, asked: Asked, refused: Question['refused']): void {
    if (takesStock(scene)) {
      this.leave(name, TAKES_STOCK);
      return;
    }
    const { machine: _, ...proposal } = proposed(asked);
    const aggregates = this.#byScene.get(scene) ?? new Map<string | null, { asked: Asked; question: Question }[]>();
    this.#byScene.set(scene, aggregates);
    aggregates.set(asked.id, [
      ...(aggregates.get(asked.id) ?? []),
      { asked, question: { name: this.#own(name), ...proposal, refused } },
    ]);
  }

  leave(name: string, why: string): void {
    this.#left.set(why, [...(this.#left.get(why) ?? []), this.#own(name)]);
  }

  /** Returns all places, and the data of the initial world that they require. */
  summary({ world }: Scene): {
    readonly places: readonly Place[];
    readonly left: Left;
    readonly found: readonly Found[];
  } {
    const aggregateType = this.#aggregateType;
    const { main } = aggregateType.structure;
    const scenes = [...this.#byScene];
    const places = scenes.flatMap(([scene, aggregates]) =>
      [...aggregates].map(([id, all]): Place => {
        const state = aggregateIn(scene, aggregateType, id).states[main] ?? '';
        return {
          name: `${state} after ${scene.steps.length} steps`,
          steps: scripted(aggregateType, scene),
          aggregate: id === null ? null : [id, state],
          questions: all.map(({ question }) => question),
        };
      }),
    );
    const named = scenes.map(([{ steps }, aggregates]) => [
      ...steps,
      ...[...aggregates.values()].flat().map(({ asked }) => asked),
    ]);
    return { places, left: this.#left, found: foundIn(world, named) };
  }
}
