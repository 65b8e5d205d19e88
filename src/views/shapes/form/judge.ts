import type { z } from 'zod';
import { system } from '#machines/kit/actor.ts';
import { refusalsOf } from '#machines/kit/decide.ts';
import { explain, type Refusal } from '#machines/kit/explain.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import { imagine } from './imagine.ts';

/** Proposal of a form, with the lookups it has; the server looks up the others. */
export interface FormProposal {
  readonly aggregateType: AggregateType;
  /** Null for many records at once: then only the payload can be judged. */
  readonly aggregate: Aggregate | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly lookups?: Readonly<Record<string, unknown>>;
  /** UTC ISO. */
  readonly at: string;
}

const topOf = (field: string | null): string => field?.split('.')[0] ?? '';

/** The payload with the plainest value in the place of each field that is missing or wrong. */
const imagined = (
  schema: z.ZodObject,
  data: FormProposal['data'],
  wrong: ReadonlySet<string>,
): Record<string, unknown> => ({
  ...data,
  ...Object.fromEntries(
    [...wrong].map((name) => [name, schema.shape[name] ? imagine(schema.shape[name] as z.ZodType) : undefined]),
  ),
});

/**
 * Lists every reason against a proposal that is known here: schema faults, and the machine's rules for the rest, with
 * missing values imagined. The server judges role and scope.
 */
export function judge({ aggregateType, aggregate, type, data, lookups = {}, at }: FormProposal): readonly Refusal[] {
  const spec = aggregateType.events[type];
  if (!spec) return [];
  const parsed = spec.payload.safeParse(data);
  const issues = parsed.success ? [] : refusalsOf(parsed.error.issues);
  if (!aggregate) return issues;
  const wrong = new Set(issues.map(({ field }) => topOf(field)));
  const whole = parsed.success ? parsed : spec.payload.safeParse(imagined(spec.payload, data, wrong));
  if (!whole.success) return issues;
  const proposal = { type, id: aggregate.id, data: whole.data, actor: system, lookups, at, occurredAt: at };
  const others = explain(aggregateType, aggregate, proposal).refusals;
  return [...issues, ...others.filter(({ field }) => field === null || !wrong.has(topOf(field)))];
}
