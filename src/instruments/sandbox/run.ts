import { z } from 'zod';
import { explain } from '#machines/kit/explain.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { wait } from './clock.ts';
import { lookupsOf } from './lookups.ts';
import { actorOf, type Part } from './people.ts';
import { propose } from './propose.ts';
import { recordedEvent, takeRecorded } from './recorded.ts';
import type { Happened, Sandbox } from './world.ts';

const MOST_STEPS = 2000;
/** A year: more than any record takes. */
const MOST_MINUTES = 525_600;

const actStep = z.strictObject({
  kind: z.literal('act'),
  /** Actor: a role at a branch, as `courier@YGN`. */
  by: z.string().max(80),
  /** Aggregate of the event; null for a new one. */
  id: z.string().max(80).nullable(),
  type: z.string().max(128),
  data: z.record(z.string(), z.unknown()),
});
const waitStep = z.strictObject({ kind: z.literal('wait'), minutes: z.int().min(1).max(MOST_MINUTES) });
/** Assumes a value of a lookup, named as `order.rate`, from here on. */
const assumeStep = z.strictObject({ kind: z.literal('assume'), fact: z.string().max(128), value: z.unknown() });
/** Removes an assumption. */
const unassumeStep = z.strictObject({ kind: z.literal('unassume'), fact: z.string().max(128) });

/** Repeats an event of a real case. */
const recordedStep = z.strictObject({ kind: z.literal('recorded'), machine: z.string().max(64), event: recordedEvent });

/** One action of a person at the simulator. */
export const stepSchema = z.discriminatedUnion('kind', [actStep, waitStep, assumeStep, unassumeStep, recordedStep]);
export type Step = z.infer<typeof stepSchema>;
export type Act = z.infer<typeof actStep>;

/** A whole run, which the same machines can repeat. */
export const runSchema = z.array(stepSchema).max(MOST_STEPS);

/** Result of a step. */
export interface Outcome {
  readonly step: Step;
  /** Events of the step, in all aggregates. */
  readonly events: readonly Happened[];
  /** Refusals, with machine and event type; null if allowed. */
  readonly refused: { readonly machine: string; readonly type: string; readonly refusals: readonly Refusal[] } | null;
  /** The sandbox afterwards. */
  readonly after: Sandbox;
}

/** A tried step with its outcome, and the run before it. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly before: readonly Outcome[];
}

/** Returns the outcome of an act that was refused before it reached the machines. */
export const refusedBy = (sandbox: Sandbox, step: Act, refusals: readonly Refusal[]): Outcome => ({
  step,
  events: [],
  after: sandbox,
  refused: { machine: step.type.slice(0, step.type.indexOf('.')), type: step.type, refusals },
});

const allowed = (step: Step, before: Sandbox, after: Sandbox): Outcome => ({
  step,
  after,
  events: after.happened.slice(before.happened.length),
  refused: null,
});

/** Does one step. */
export function take(sandbox: Sandbox, step: Step): Outcome {
  switch (step.kind) {
    case 'wait':
      return allowed(step, sandbox, wait(sandbox, step.minutes));
    case 'assume':
      return allowed(step, sandbox, {
        ...sandbox,
        assumed: new Map(sandbox.assumed).set(step.fact, step.value ?? null),
      });
    case 'unassume':
      return allowed(step, sandbox, {
        ...sandbox,
        assumed: new Map([...sandbox.assumed].filter(([lookup]) => lookup !== step.fact)),
      });
    case 'recorded': {
      const after = takeRecorded(sandbox, step.machine, step.event);
      const { type } = step.event;
      const unknown: Refusal = {
        code: 'invalid',
        rule: 'unknownEvent',
        values: { event: type, machine: step.machine },
        field: null,
      };
      return after
        ? allowed(step, sandbox, after)
        : { step, after: sandbox, events: [], refused: { machine: step.machine, type, refusals: [unknown] } };
    }
    default:
      return act(sandbox, step);
  }
}

function act(sandbox: Sandbox, step: Act): Outcome {
  const actor = actorOf(sandbox, step.by);
  if (!actor) {
    const nobody: Refusal = { code: 'role', rule: 'may', values: { permission: step.type }, field: null };
    return refusedBy(sandbox, step, [nobody]);
  }
  const verdict = propose(sandbox, { id: step.id, type: step.type, data: step.data, actor });
  if (verdict.ok) return allowed(step, sandbox, verdict.sandbox);
  const { machine, type, refusals } = verdict;
  return { step, after: sandbox, events: [], refused: { machine, type, refusals } };
}

/** Does steps in order; a refused step changes nothing. */
export function play(sandbox: Sandbox, steps: readonly Step[]): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(take(outcomes.at(-1)?.after ?? sandbox, step));
  return outcomes;
}

/** An event with its verdict for one person now. */
export interface Offer {
  readonly type: string;
  readonly allowed: boolean;
  readonly refusals: Refusal[];
}

/**
 * Returns every event of an aggregate's machine with its refusals for one person now. The server sends the same to a
 * record's screen.
 */
export function offers(sandbox: Sandbox, aggregateType: AggregateType, aggregate: Aggregate, part: Part): Offer[] {
  const actor = actorOf(sandbox, part);
  if (!actor) return [];
  const at = sandbox.now;
  return Object.keys(aggregateType.events).map((type) => {
    // The lookups of a new aggregate depend on the typed values, so an empty form has none.
    const lookups =
      aggregate.version === 0 ? {} : lookupsOf(sandbox, { aggregateType, type, aggregate, data: {}, actor, at });
    const { allowed: isAllowed, refusals } = explain(aggregateType, aggregate, {
      type,
      id: aggregate.id,
      actor,
      lookups,
      at,
      occurredAt: at,
    });
    return { type, allowed: isAllowed, refusals: [...refusals] };
  });
}
