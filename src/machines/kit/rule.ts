import type { Actor } from './actor.ts';

/** Values for the sentence of a refusal; keys are the placeholders of the message. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** The kind of reason why an event was refused (interfaces.md, Commands). */
export type RefusalCode = 'notDeclared' | 'rule' | 'role' | 'scope' | 'locked' | 'secondPerson' | 'invalid';

/** The input of a rule: the aggregate, and the proposed event. Times are UTC ISO instants. */
export interface Judged<Context, Data, Lookups> {
  readonly id: string;
  /** Leaf state by region; contains at least the regions that the rule names. */
  readonly states: Readonly<Record<string, string>>;
  readonly context: Context;
  readonly data: Data;
  readonly lookups: Lookups;
  readonly actor: Actor;
  readonly at: string;
}

/** A number against which a rule compares: money in hundredths of a kyat, volume in cubic millimetres. */
export interface Limit {
  readonly value: number;
  readonly unit: 'MMK' | 'hours' | 'hourOfDay' | 'cubicMillimetres' | 'pieces' | 'grams';
}

/** A statement that must hold; returns true, or the values of its refusal. */
export interface Rule {
  readonly id: string;
  readonly code: RefusalCode;
  /** The paragraph of the specification, or 'ours' with a reason. */
  readonly source: string;
  /** Names of the values that a refusal carries. */
  readonly values: readonly string[];
  /** The payload field that is refused, for forms and import reports. */
  readonly field: string | null;
  /** True if the rule reads the payload: it holds until there is one. */
  readonly needsData: boolean;
  /** Names of the lookups that the rule reads; the server loads exactly these. */
  readonly lookups: readonly string[];
  /** Regions whose state the rule reads: the guard passes only these to it. */
  readonly regions: readonly string[];
  /** The numbers against which the rule compares, by name; empty if there are none. */
  readonly limits: Readonly<Record<string, Limit>>;
  holds(judged: Judged<never, never, never>): true | Values;
  /** Returns the same judgement with other limits. */
  under(limits: Readonly<Record<string, number>>): Rule['holds'];
}

interface RuleText<Context, Lookups> {
  readonly source: string;
  readonly code?: RefusalCode;
  readonly values?: readonly string[];
  readonly field?: string;
  readonly needsData?: boolean;
  readonly lookups?: readonly (keyof Lookups & string)[];
  readonly regions?: readonly string[];
  readonly limits?: Readonly<Record<string, Limit>>;
  holds(judged: Judged<Context, never, Lookups>): true | Values;
  under?(limits: Readonly<Record<string, number>>): (judged: Judged<Context, never, Lookups>) => true | Values;
}

/** Makes the part of a rule that depends on limits: the limits, and the judgement by these or by others. */
export function limitedBy<Name extends string, About>(
  limits: Readonly<Record<Name, Limit>>,
  under: (limits: Readonly<Record<Name, number>>) => (about: About) => true | Values,
) {
  return { limits, under, holds: under(valuesOf(limits)) };
}

/** Returns limits as plain numbers. */
export const valuesOf = <Name extends string>(limits: Readonly<Record<Name, Limit>>): Record<Name, number> => {
  const values = {} as Record<Name, number>;
  for (const name of Object.keys(limits) as Name[]) values[name] = limits[name].value;
  return values;
};

/**
 * Names the rules of one machine: `rulesOf<Context, Lookups>('order')({ isInsured: {...} })`. A rule's id is
 * `<machine>.<name>`; its sentence is the message `rule.<id>`.
 */
export const rulesOf =
  <Context, Lookups>(machine: string) =>
  <Name extends string>(texts: Record<Name, RuleText<Context, Lookups>>): Record<Name, Rule> => {
    const named = {} as Record<Name, Rule>;
    for (const name of Object.keys(texts) as Name[]) {
      const text = texts[name];
      named[name] = {
        id: `${machine}.${name}`,
        code: text.code ?? 'rule',
        source: text.source,
        values: text.values ?? [],
        field: text.field ?? null,
        needsData: text.needsData ?? false,
        lookups: text.lookups ?? [],
        regions: text.regions ?? [],
        limits: text.limits ?? {},
        holds: (judged) => text.holds(judged),
        under: (limits) => text.under?.(limits) ?? ((judged) => text.holds(judged)),
      };
    }
    return named;
  };

/** Judges one rule; a rule holds while its payload or one of its lookups is absent. */
export function obeys(rule: Rule, judged: Judged<unknown, unknown, Readonly<Record<string, unknown>>>): true | Values {
  if (rule.needsData && judged.data === undefined) return true;
  if (rule.lookups.some((name) => !(name in judged.lookups))) return true;
  return rule.holds(judged as never);
}
