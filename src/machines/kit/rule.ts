import type { Actor } from './actor.ts';

/** Values a refusal's sentence is made of; keys are the placeholders of the message. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** Why an event was not allowed (interfaces.md, Commands). */
export type RefusalCode = 'notDeclared' | 'rule' | 'role' | 'scope' | 'locked' | 'secondPerson' | 'invalid';

/** What a rule looks at: the aggregate as it is, and the event proposed. Times are UTC ISO instants. */
export interface Judged<Context, Data, Lookups> {
  readonly id: string;
  /** Leaf state by region: of the regions that the rule names, at least. */
  readonly states: Readonly<Record<string, string>>;
  readonly context: Context;
  readonly data: Data;
  readonly lookups: Lookups;
  readonly actor: Actor;
  readonly at: string;
}

/** A number that a rule holds something against: money in hundredths of a kyat, room in cubic millimetres. */
export interface Limit {
  readonly value: number;
  readonly unit: 'MMK' | 'hours' | 'hourOfDay' | 'cubicMillimetres' | 'pieces';
}

/** A statement that must hold; it answers true, or the values that its refusal needs. */
export interface Rule {
  readonly id: string;
  readonly code: RefusalCode;
  /** The paragraph of the specification, or 'ours' with a reason. */
  readonly source: string;
  /** Names of the values that a refusal carries. */
  readonly values: readonly string[];
  /** The payload field whose input is refused, for forms and import reports. */
  readonly field: string | null;
  /** True when the rule looks at the payload: it stays silent until there is one. */
  readonly needsData: boolean;
  /** Outside facts the rule looks at; the server fetches exactly these. */
  readonly lookups: readonly string[];
  /** Regions whose state the rule looks at: the machine's guard tells it the state of these and of no other. */
  readonly regions: readonly string[];
  /** The numbers it judges by, by name; none where it judges by none. */
  readonly limits: Readonly<Record<string, Limit>>;
  holds(judged: Judged<never, never, never>): true | Values;
  /** The same judgement by other numbers than its own. */
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

/** The part of a rule that judges by numbers: which, and how it judges by them or by others in their place. */
export function limitedBy<Name extends string, About>(
  limits: Readonly<Record<Name, Limit>>,
  under: (limits: Readonly<Record<Name, number>>) => (about: About) => true | Values,
) {
  return { limits, under, holds: under(valuesOf(limits)) };
}

/** Limits as plain numbers. */
export const valuesOf = <Name extends string>(limits: Readonly<Record<Name, Limit>>): Record<Name, number> => {
  const values = {} as Record<Name, number>;
  for (const name of Object.keys(limits) as Name[]) values[name] = limits[name].value;
  return values;
};

/**
 * Names the rules of one machine: `rulesOf<Context, Known>('order')({ isInsured: {...} })`.
 * A rule's id is `<machine>.<name>`; its sentence is the message `rule.<id>`.
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

/** Judges one rule; a rule whose payload or outside facts are not there yet stays silent. */
export function obeys(rule: Rule, judged: Judged<unknown, unknown, Readonly<Record<string, unknown>>>): true | Values {
  if (rule.needsData && judged.data === undefined) return true;
  if (rule.lookups.some((name) => !(name in judged.lookups))) return true;
  return rule.holds(judged as never);
}
