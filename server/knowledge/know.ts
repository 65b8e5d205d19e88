import type pg from 'pg';
import type { Noun } from '#machines/kit/noun.ts';
import { orderProviders, orderFactsAside } from './order.ts';
import type { Ask, Providers } from './provider.ts';
import { staffProviders } from './staff.ts';

const providers: Readonly<Record<string, Providers>> = { order: orderProviders, staff: staffProviders };

/** Facts that do not depend on the life they are asked for. */
const aside: Readonly<Record<string, ReadonlySet<string>>> = { order: orderFactsAside };

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
export async function know(
  client: pg.ClientBase,
  questions: readonly Question[],
  already: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>[]> {
  const answers = questions.map((): Record<string, unknown> => ({ ...already }));
  const asked = new Map<string, number[]>();
  questions.forEach(({ noun, type }, index) => {
    for (const name of factNames(noun, type)) {
      if (name in already) continue;
      const key = `${noun.id} ${name}`;
      asked.set(key, [...(asked.get(key) ?? []), index]);
    }
  });
  await Promise.all([...asked].map(([key, indices]) => answer(client, key, indices, questions, answers)));
  return answers;
}

/** Facts asked for a life that has changed since: those beside the life stay, the others are read again. */
export async function knowAgain(
  client: pg.ClientBase,
  question: Question,
  before: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const kept = Object.entries(before).filter(([name]) => aside[question.noun.id]?.has(name));
  const [facts = {}] = await know(client, [question], Object.fromEntries(kept));
  return facts;
}

/** Fills in one kind of fact for the questions that asked for it. */
async function answer(
  client: pg.ClientBase,
  key: string,
  indices: readonly number[],
  questions: readonly Question[],
  answers: readonly Record<string, unknown>[],
): Promise<void> {
  const [machine = '', name = ''] = key.split(' ');
  const asking = indices.flatMap((index) => questions[index] ?? []);
  const provider = providers[machine]?.[name];
  // Nobody keeps such facts yet: 'asked, and there is none' is the truth. What follows from a log is `decide`'s to find out.
  if (!provider && name === 'dependents') return;
  const found = provider ? await provider(client, asking) : [];
  indices.forEach((index, place) => {
    const known = answers[index];
    if (known) known[name] = found[place] ?? null;
  });
}
