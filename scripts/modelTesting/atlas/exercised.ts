import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Exercised } from './report.ts';

type Lists = Record<keyof Exercised, Map<string, Set<number>>>;

/** Collects the transitions and rules that tests exercised. */
export class Exercises {
  /** By the machine object, because a mutant is another machine. */
  readonly #seen = new Map<AggregateType, Lists>();

  #of(aggregateType: AggregateType): Lists {
    const known = this.#seen.get(aggregateType) ?? { ways: new Map(), kept: new Map(), refused: new Map() };
    this.#seen.set(aggregateType, known);
    return known;
  }

  /** Records an allowed event: its transitions were taken and their rules held. */
  allowed(aggregateType: AggregateType, before: Aggregate, type: string, test: number): void {
    const of = this.#of(aggregateType);
    const { regionsByEvent, transitions } = aggregateType.structure;
    for (const region of regionsByEvent.get(type) ?? []) {
      const from = before.states[region] ?? '';
      const transition = transitions.get(from)?.get(type);
      if (!transition) continue;
      add(of.ways, `${from} ${type}`, test);
      for (const rule of transition.rules) add(of.kept, rule, test);
    }
  }

  /** Records the rules that refused an event. */
  refused(aggregateType: AggregateType, rules: readonly (string | null)[], test: number): void {
    const of = this.#of(aggregateType);
    const own = `${aggregateType.id}.`;
    for (const rule of rules) {
      const name = rule?.startsWith(own) ? rule.slice(own.length) : '';
      if (Object.hasOwn(aggregateType.rules, name)) add(of.refused, name, test);
    }
  }

  /** Returns the exercised parts of machines, by id. */
  of(aggregateTypes: Readonly<Record<string, AggregateType>>): Record<string, Exercised> {
    return Object.fromEntries(
      [...this.#seen].flatMap(([aggregateType, { ways: transitions, kept, refused }]) =>
        aggregateTypes[aggregateType.id] === aggregateType
          ? [[aggregateType.id, { ways: lists(transitions), kept: lists(kept), refused: lists(refused) }] as const]
          : [],
      ),
    );
  }
}

function add(all: Map<string, Set<number>>, key: string, test: number): void {
  const known = all.get(key);
  if (known) known.add(test);
  else all.set(key, new Set([test]));
}

const lists = (all: ReadonlyMap<string, ReadonlySet<number>>): Record<string, number[]> =>
  Object.fromEntries([...all].map(([key, by]) => [key, [...by]]));
