import { safeParse } from 'zod/v4/core';
import { deadlinesOf, transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** Approved behaviour of a machine, kept apart from it: tests judge the machine by this, never by itself. */
export interface ApprovedMachine {
  readonly states: Readonly<Record<string, ApprovedState>>;
  readonly events: Readonly<Record<string, ApprovedEvent>>;
  readonly rules: Readonly<Record<string, ApprovedRule>>;
  /** By state and event: where it leads (null stays, 'history' returns) and the rules that must hold. */
  readonly transitions: Readonly<Record<string, Readonly<Record<string, ApprovedTransition>>>>;
  readonly initial: Readonly<Record<string, string>>;
  readonly deadlines: Readonly<Record<string, string>>;
  readonly reactions: readonly string[];
}

export interface ApprovedState {
  readonly region: string;
  readonly code: number | null;
  readonly phase: string | null;
  readonly final: boolean;
  readonly absent: boolean;
  readonly tags: readonly string[];
}

export interface ApprovedEvent {
  readonly operation: number | null;
  readonly irreversible: boolean;
  readonly secondPerson: string | null;
  readonly systemOnly: boolean;
  /** It moves money: refused while a violated invariant is looked into. */
  readonly money: boolean;
  /** Fields of the payload; those that may be left out end with a question mark. */
  readonly fields: readonly string[];
}

export interface ApprovedRule {
  readonly code: string;
  readonly field: string | null;
  readonly values: readonly string[];
  readonly needsData: boolean;
  readonly lookups: readonly string[];
}

export interface ApprovedTransition {
  readonly to: string | null;
  /** Target of 'history' while nothing is remembered. */
  readonly otherwise?: string;
  readonly rules: readonly string[];
}

const sortedBy = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Form of a machine as it is: compared with the approved one, and used for aggregate types without their own. */
export function approvedMachineOf(aggregateType: AggregateType): ApprovedMachine {
  const { structure } = aggregateType;
  const transitions: Record<string, Record<string, ApprovedTransition>> = {};
  for (const { from, event, to, rules } of transitionsOfAll(aggregateType)) {
    const of = (transitions[from] ??= {});
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
      Object.entries(aggregateType.events).map(
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
      Object.entries(aggregateType.rules).map(([name, { code, field, values, needsData, lookups }]) => [
        name,
        { code, field, values, needsData, lookups },
      ]),
    ),
    transitions: Object.fromEntries(
      Object.entries(transitions).map(([state, of]) => [state, sortedBy(Object.entries(of))]),
    ),
    initial: structure.initial,
    deadlines: Object.fromEntries(
      deadlinesOf(aggregateType).map(({ state, raises, after }) => [`${state} ${raises}`, after]),
    ),
    reactions: [
      ...new Set(aggregateType.reactions.map(({ on, to, proposes }) => `${on} -> ${to} ${proposes}`)),
    ].toSorted(),
  };
}

/** Region of every state, and the regions that declare an event, by the approved form. */
export const regionsKnowing = (approvedMachine: ApprovedMachine, event: string): string[] => [
  ...new Set(
    Object.entries(approvedMachine.transitions).flatMap(([state, of]) =>
      of[event] ? [approvedMachine.states[state]?.region ?? ''] : [],
    ),
  ),
];

/** Lists every difference between a machine and its approved form, in a sentence each. */
export function differences(approvedMachine: ApprovedMachine, aggregateType: AggregateType): string[] {
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
  compare('', approvedMachine, approvedMachineOf(aggregateType));
  return found.map((text) => text.trim());
}
