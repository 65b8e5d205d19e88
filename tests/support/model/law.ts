import { safeParse } from 'zod/v4/core';
import { deadlinesOf, waysOfAll } from '#machines/kit/describe.ts';
import type { Noun } from '#machines/kit/noun.ts';

/** What a machine must do, written down apart from it: the tests judge the machine by this, never by itself. */
export interface Law {
  readonly states: Readonly<Record<string, LawState>>;
  readonly events: Readonly<Record<string, LawEvent>>;
  readonly rules: Readonly<Record<string, LawRule>>;
  /** By state and event: where it leads (null stays, 'history' returns) and the rules that must hold. */
  readonly ways: Readonly<Record<string, Readonly<Record<string, LawWay>>>>;
  readonly initial: Readonly<Record<string, string>>;
  readonly deadlines: Readonly<Record<string, string>>;
  readonly reactions: readonly string[];
}

export interface LawState {
  readonly region: string;
  readonly code: number | null;
  readonly phase: string | null;
  readonly final: boolean;
  readonly absent: boolean;
  readonly tags: readonly string[];
}

export interface LawEvent {
  readonly operation: number | null;
  readonly irreversible: boolean;
  readonly secondPerson: string | null;
  readonly systemOnly: boolean;
  /** It moves money: refused while a violated invariant is looked into. */
  readonly money: boolean;
  /** Fields of the payload; those that may be left out end with a question mark. */
  readonly fields: readonly string[];
}

export interface LawRule {
  readonly code: string;
  readonly field: string | null;
  readonly values: readonly string[];
  readonly needsData: boolean;
  readonly knows: readonly string[];
}

export interface LawWay {
  readonly to: string | null;
  /** Where 'history' leads while nothing is remembered. */
  readonly otherwise?: string;
  readonly rules: readonly string[];
}

const sortedBy = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The law a machine obeys as it stands: compared with the law as written, and the law of nouns that have none of their own. */
export function lawOf(noun: Noun): Law {
  const { structure } = noun;
  const ways: Record<string, Record<string, LawWay>> = {};
  for (const { from, event, to, rules } of waysOfAll(noun)) {
    const of = (ways[from] ??= {});
    const [otherwise = from] = typeof to === 'object' && to ? (structure.histories.get(to.history) ?? []) : [];
    of[event] = typeof to === 'object' && to ? { to: 'history', otherwise, rules } : { to, rules };
  }
  return {
    states: Object.fromEntries(
      [...structure.states].map(([id, { region, meta }]) => [
        id,
        {
          region,
          code: meta.code ?? null,
          phase: meta.phase ?? null,
          final: meta.final ?? false,
          absent: meta.absent ?? false,
          tags: meta.tags ?? [],
        },
      ]),
    ),
    events: sortedBy(
      Object.entries(noun.events).map(
        ([type, { operation, irreversible, secondPerson, systemOnly, money, payload }]) => [
          type,
          {
            operation,
            irreversible,
            secondPerson,
            systemOnly,
            money,
            fields: Object.entries(payload.shape).map(([field, schema]) =>
              safeParse(schema, undefined).success ? `${field}?` : field,
            ),
          },
        ],
      ),
    ),
    rules: sortedBy(
      Object.entries(noun.rules).map(([name, { code, field, values, needsData, knows }]) => [
        name,
        { code, field, values, needsData, knows },
      ]),
    ),
    ways: Object.fromEntries(Object.entries(ways).map(([state, of]) => [state, sortedBy(Object.entries(of))])),
    initial: structure.initial,
    deadlines: Object.fromEntries(deadlinesOf(noun).map(({ state, raises, after }) => [`${state} ${raises}`, after])),
    reactions: [...new Set(noun.reactions.map(({ on, to, proposes }) => `${on} -> ${to} ${proposes}`))].toSorted(),
  };
}

/** Region of every state, and the regions that know an event, as the law has it. */
export const regionsKnowing = (law: Law, event: string): string[] => [
  ...new Set(Object.entries(law.ways).flatMap(([state, of]) => (of[event] ? [law.states[state]?.region ?? ''] : []))),
];

/** Every place where a machine differs from its law, in a sentence each. */
export function differences(law: Law, noun: Noun): string[] {
  const found: string[] = [];
  const compare = (place: string, written: unknown, actual: unknown): void => {
    if (typeof written === 'object' && typeof actual === 'object' && written && actual && !Array.isArray(written)) {
      for (const key of new Set([...Object.keys(written), ...Object.keys(actual)])) {
        compare(`${place} ${key}`, (written as Record<string, unknown>)[key], (actual as Record<string, unknown>)[key]);
      }
    } else if (JSON.stringify(written) !== JSON.stringify(actual)) {
      found.push(`${place}: the law says ${JSON.stringify(written)}, the machine ${JSON.stringify(actual)}`);
    }
  };
  compare('', law, lawOf(noun));
  return found.map((text) => text.trim());
}
