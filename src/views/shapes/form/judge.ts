import type { z } from 'zod';
import { system, type Actor } from '#machines/kit/actor.ts';
import { refusalsOf } from '#machines/kit/decide.ts';
import { explain, machineRefusals } from '#machines/kit/explain.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { parsePayload, zawgyiIssues } from '#machines/kit/payload.ts';
import { imagine } from './imagine.ts';

/** Proposal of a form, with the lookups it has; the server looks up the others. */
export interface FormProposal {
  readonly aggregateType: AggregateType;
  /** Null for many records at once: then only the payload can be judged. */
  readonly aggregate: Aggregate | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly lookups?: Readonly<Record<string, unknown>>;
  /** Id of the person who is to propose it: some steps need another one than the steps before. */
  readonly person: string;
  /** Branches for which the person may act, and where the person works; without it the server alone judges them. */
  readonly reach?: Pick<Actor, 'scope' | 'branch'> | undefined;
  /** UTC ISO. */
  readonly at: string;
}

const topOf = (field: string): string => field.split('.')[0] ?? '';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The plainest value of a field; what is typed well in a group stays. */
function imaginedField(schema: z.ZodType, name: string, typed: unknown, wrong: ReadonlySet<string>): unknown {
  const plain = imagine(schema);
  if (wrong.has(name) || !isGroup(plain) || !isGroup(typed)) return plain;
  const good = Object.entries(typed).filter(([key]) => !wrong.has(`${name}.${key}`));
  return { ...plain, ...Object.fromEntries(good) };
}

/** The payload with the plainest value in the place of each field that is missing or wrong. */
const imagined = (
  schema: z.ZodObject,
  data: FormProposal['data'],
  wrong: ReadonlySet<string>,
): Record<string, unknown> => ({
  ...data,
  ...Object.fromEntries(
    [...new Set([...wrong].map(topOf))].map((name) => [
      name,
      schema.shape[name] ? imaginedField(schema.shape[name] as z.ZodType, name, data[name], wrong) : undefined,
    ]),
  ),
});

/** Returns true if a field, a part of it, or the group around it is imagined. */
const isImagined = (field: string, wrong: ReadonlySet<string>): boolean =>
  wrong.has(field) || wrong.has(topOf(field)) || [...wrong].some((one) => one.startsWith(`${field}.`));

/**
 * Lists every reason against a proposal that is known here: schema faults, and the machine's rules for the rest, with
 * missing values imagined, and the branches of the person for what a field names. The server judges role and scope.
 */
export function judge({
  aggregateType,
  aggregate,
  type,
  data,
  lookups = {},
  person,
  reach,
  at,
}: FormProposal): readonly Refusal[] {
  const spec = aggregateType.events[type];
  if (!spec) return [];
  const parsed = parsePayload(spec, data);
  const issues = refusalsOf([...(parsed.success ? [] : parsed.error.issues), ...zawgyiIssues(data)]);
  if (!aggregate) return issues;
  const wrong = new Set(issues.map(({ field }) => field ?? ''));
  const whole = parsed.success ? parsed : parsePayload(spec, imagined(spec.payload, data, wrong));
  const actor = { ...system, onBehalfOf: person };
  const base = { type, id: aggregate.id, actor, lookups, at, occurredAt: at };
  // A payload that cannot be imagined leaves the rules that need none.
  const proposal = whole.success ? { ...base, data: whole.data } : base;
  const others = explain(aggregateType, aggregate, proposal).refusals.filter(({ code }) => code !== 'role');
  // The server acts everywhere: the branch that a field names, not one imagined, is judged again for the person.
  const beyond = reach
    ? machineRefusals(aggregateType, aggregate, {
        ...proposal,
        actor: { ...system, ...reach, kind: 'person', id: person },
      }).filter(({ code, field, values }) => code === 'scope' && field !== null && values['branch'] === data[field])
    : [];
  return [...issues, ...[...others, ...beyond].filter(({ field }) => field === null || !isImagined(field, wrong))];
}
