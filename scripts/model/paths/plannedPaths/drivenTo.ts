import { transitionsOf } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Planner } from './plan.ts';
import { aggregatesOf, type Scene } from './scene.ts';

/** Aggregates of a machine in each state: the first, and others for questions about them alone. */
export class LedTo {
  readonly #aggregateType: AggregateType;
  readonly #scenes: readonly Scene[];
  readonly #planner: Planner;
  readonly #byState = new Map<string, readonly { readonly scene: Scene; readonly aggregate: Aggregate }[]>();

  constructor(aggregateType: AggregateType, planner: Planner) {
    this.#aggregateType = aggregateType;
    this.#planner = planner;
    this.#scenes = [...new Set([...planner.reached.values(), ...planner.taken.values()])];
  }

  in(state: string) {
    const { structure } = this.#aggregateType;
    const region = structure.states.get(state)?.region ?? '';
    const first = this.#planner.reached.get(state);
    const led = () =>
      (first ? [first, ...this.#scenes] : []).flatMap((scene) => {
        const aggregate = aggregatesOf(scene, this.#aggregateType).find(({ states }) => states[region] === state);
        return aggregate ? [{ scene, aggregate }] : [];
      });
    const known = this.#byState.get(state) ?? led();
    this.#byState.set(state, known);
    return known;
  }

  /** Place where only the state refuses the event; otherwise the first place that an aggregate reached. */
  for({ state, type }: { readonly state: string; readonly type: string }) {
    const all = this.in(state);
    const missing = (aggregate: Aggregate): number =>
      transitionsOf(this.#aggregateType, aggregate, type).filter((transition) => 'missing' in transition).length;
    return all.find(({ aggregate }) => missing(aggregate) === 1) ?? all[0] ?? null;
  }
}
