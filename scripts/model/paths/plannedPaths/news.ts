import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { aggregatesOf, type Scene } from './scene.ts';

/** Number of regions beyond which places do not distinguish the target aggregates. */
const MANY = 3;
/** Machines whose aggregates are distinguished by place. */
const TRAVELLING = new Set(['order', 'package', 'shipment']);

/** Decides if a scene shows something new: first of all another pair of main states. */
export class News {
  readonly #target: AggregateType;
  readonly #fixtures: readonly Fixtures[];
  readonly #seen = new Set<string>();

  constructor(target: AggregateType, fixtures: readonly Fixtures[]) {
    this.#target = target;
    this.#fixtures = fixtures;
  }

  note(scene: Scene): 'soon' | 'later' | 'never' {
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

  #main(aggregateType: AggregateType, aggregate: Aggregate): string {
    return aggregate.states[aggregateType.structure.main] ?? '';
  }

  /** Returns the main state, and for travelling aggregates their branches. */
  #stateAndPlace(aggregateType: AggregateType, aggregate: Aggregate): string {
    const isTarget = aggregateType === this.#target && aggregateType.structure.regions.length > MANY;
    return TRAVELLING.has(aggregateType.id) && !isTarget
      ? `${this.#main(aggregateType, aggregate)} ${aggregateType.branches(aggregate.context).join('+')}`
      : this.#main(aggregateType, aggregate);
  }

  /** Yields the places of aggregates under test and of others around them. */
  *#places(scene: Scene): Generator<string> {
    const own = aggregatesOf(scene, this.#target);
    for (const { aggregateType } of this.#fixtures)
      for (const aggregate of aggregatesOf(scene, aggregateType))
        for (const place of own.length > 0 ? own : [null])
          yield `${place ? this.#stateAndPlace(this.#target, place) : 'none'}|${aggregateType.id} ${this.#stateAndPlace(aggregateType, aggregate)}`;
  }

  /** Yields all states of the aggregates, with the features of those under test. */
  *#marks(scene: Scene): Generator<string> {
    const own = aggregatesOf(scene, this.#target);
    const places = own.length > 0 ? own.map((aggregate) => this.#main(this.#target, aggregate)) : ['none'];
    for (const one of this.#fixtures) {
      const { aggregateType } = one;
      for (const aggregate of aggregatesOf(scene, aggregateType)) {
        for (const state of Object.values(aggregate.states))
          for (const place of places) yield `${place}|${aggregateType.id}|${state}`;
        if (aggregateType !== this.#target) continue;
        const log = scene.world.log(aggregateType.id, aggregate.id);
        for (const feature of one.features({ aggregate, log }))
          yield `${this.#main(aggregateType, aggregate)}|${feature}`;
      }
    }
  }
}
