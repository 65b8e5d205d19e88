import { safeParse } from 'zod/v4/core';
import { deadlinesOf, transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** An approved machine, separate from the code: tests compare the code with it. */
export interface ApprovedMachine {
  readonly states: Readonly<Record<string, ApprovedState>>;
  readonly events: Readonly<Record<string, ApprovedEvent>>;
  readonly rules: Readonly<Record<string, ApprovedRule>>;
  /** By state and event: the target (null stays, 'history' returns) and the rules. */
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
  /** The event moves money: refused while a violated invariant is under investigation. */
  readonly money: boolean;
  /** Fields of the payload; optional ones end with a question mark. */
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
  /** Target of 'history' without a previous state. */
  readonly otherwise?: string;
  readonly rules: readonly string[];
}

const sortedBy = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Derives an approved machine from the code, to compare with the approved file or to replace a missing one. */
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

/** Returns the regions that know an event in the approved machine. */
export const regionsKnowing = (approvedMachine: ApprovedMachine, event: string): string[] => [
  ...new Set(
    Object.entries(approvedMachine.transitions).flatMap(([state, of]) =>
      of[event] ? [approvedMachine.states[state]?.region ?? ''] : [],
    ),
  ),
];

/** Returns every difference between a machine and its approved form, one sentence each. */
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
