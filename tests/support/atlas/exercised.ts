import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Exercised } from './report.ts';

type Lists = Record<keyof Exercised, Map<string, Set<number>>>;

/** Which ways and rules of machines were exercised, and by which tests. */
export class Exercises {
  /** By the machine itself: a fault put into one is another machine. */
  readonly #seen = new Map<Noun, Lists>();

  #of(noun: Noun): Lists {
    const known = this.#seen.get(noun) ?? { ways: new Map(), kept: new Map(), refused: new Map() };
    this.#seen.set(noun, known);
    return known;
  }

  /** An event was allowed: its ways were taken, and their rules held. */
  allowed(noun: Noun, before: Life, type: string, test: number): void {
    const of = this.#of(noun);
    const { knowing, ways } = noun.structure;
    for (const region of knowing.get(type) ?? []) {
      const from = before.states[region] ?? '';
      const way = ways.get(from)?.get(type);
      if (!way) continue;
      add(of.ways, `${from} ${type}`, test);
      for (const rule of way.rules) add(of.kept, rule, test);
    }
  }

  /** An event was refused, by these rules of the machine among others. */
  refused(noun: Noun, rules: readonly (string | null)[], test: number): void {
    const of = this.#of(noun);
    const own = `${noun.id}.`;
    for (const rule of rules) {
      const name = rule?.startsWith(own) ? rule.slice(own.length) : '';
      if (Object.hasOwn(noun.rules, name)) add(of.refused, name, test);
    }
  }

  /** What was exercised of these machines, by their ids. */
  of(nouns: Readonly<Record<string, Noun>>): Record<string, Exercised> {
    return Object.fromEntries(
      [...this.#seen].flatMap(([noun, { ways, kept, refused }]) =>
        nouns[noun.id] === noun
          ? [[noun.id, { ways: lists(ways), kept: lists(kept), refused: lists(refused) }] as const]
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
