import type pg from 'pg';
import type { Noun } from '#machines/kit/noun.ts';
import { orderProviders } from './order.ts';
import type { Ask, Providers } from './provider.ts';
import { staffProviders } from './staff.ts';

const providers: Readonly<Record<string, Providers>> = { order: orderProviders, staff: staffProviders };

/** Names of the outside facts that the rules of an event look at, over all its ways. */
const namesOf = new Map<Noun, Map<string, readonly string[]>>();

export function factNames(noun: Noun, type: string): readonly string[] {
  let known = namesOf.get(noun);
  if (!known) {
    known = new Map();
    for (const ways of noun.structure.ways.values()) {
      for (const way of ways.values()) {
        const names = way.rules.flatMap((rule) => noun.rules[rule]?.knows ?? []);
        known.set(way.event, [...new Set([...(known.get(way.event) ?? []), ...names])]);
      }
    }
    namesOf.set(noun, known);
  }
  return known.get(type) ?? [];
}

/** A proposal and the facts its rules look at. */
export interface Question extends Ask {
  readonly noun: Noun;
  readonly type: string;
}

/** Reads exactly the outside facts that the rules of each proposal look at: one query a kind of fact, not one a proposal. */
export async function know(client: pg.ClientBase, questions: readonly Question[]): Promise<Record<string, unknown>[]> {
  const answers = questions.map((): Record<string, unknown> => ({}));
  const asked = new Map<string, number[]>();
  questions.forEach(({ noun, type }, index) => {
    for (const name of factNames(noun, type)) {
      const key = `${noun.id} ${name}`;
      asked.set(key, [...(asked.get(key) ?? []), index]);
    }
  });
  for (const [key, indices] of asked) {
    const [machine = '', name = ''] = key.split(' ');
    const provider = providers[machine]?.[name];
    if (!provider) {
      // Nobody keeps such facts yet: 'asked, and there is none' is the truth.
      if (name !== 'dependents') for (const index of indices) (answers[index] ?? {})[name] = null;
      continue;
    }
    const found = await provider(
      client,
      indices.flatMap((index) => questions[index] ?? []),
    );
    indices.forEach((index, place) => {
      const answer = answers[index];
      if (answer) answer[name] = found[place] ?? null;
    });
  }
  return answers;
}
