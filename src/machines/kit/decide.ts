import { transition, type ActorLogic, type AnyMachineSnapshot } from 'xstate';
import { explain } from './explain.ts';
import type { Refusal } from './refusal.ts';
import { deadlinesOn, milliseconds } from './lifecycle.ts';
import type { AggregateType } from './aggregateType.ts';
import type { Aggregate } from './aggregate.ts';
import { parsePayload, zawgyiIssues, type PayloadIssue } from './payload.ts';
import type { Proposal, RecordedTransition } from './proposal.ts';
import { step, voidedBy, without } from './replay.ts';
import { snapshotOf } from './snapshot.ts';
import { statesOf } from './states.ts';

/** An allowed event, ready to be appended. */
export interface Decision {
  readonly type: string;
  readonly operation: number | null;
  readonly data: unknown;
  readonly from: string | null;
  readonly to: string;
  readonly changes: Readonly<Record<string, string>>;
  /** Deadlines that begin with the state reached: the event to raise, and the delay in milliseconds. */
  readonly deadlines: readonly { readonly raises: string; readonly after: number }[];
  /** True if the main state was left; its deadlines then end. */
  readonly left: boolean;
}

export type Judgement =
  | { readonly ok: true; readonly aggregate: Aggregate; readonly decision: Decision }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Parses the payload, judges the event and takes it if it is allowed. Pure: reads no clock, writes nothing. `history`
 * is the aggregate's whole log; only a correction (operation 52) needs it, to recompute the state without an event.
 */
export function decide(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  proposal: Proposal,
  history: readonly RecordedTransition[] = [],
): Judgement {
  const spec = aggregateType.events[proposal.type];
  if (spec) {
    const parsed = parsePayload(spec, proposal.data ?? {});
    const issues = parsed.success ? [] : parsed.error.issues;
    // The system repeats texts of older records, which nobody can type again here.
    const refused = proposal.actor.kind === 'system' ? issues : [...issues, ...zawgyiIssues(proposal.data)];
    if (!parsed.success || refused.length > 0)
      return { ok: false, refusals: invalid(aggregateType, aggregate, proposal, refused) };
    proposal = { ...proposal, data: parsed.data };
  }
  const correcting = spec && voidedBy({ type: proposal.type, data: proposal.data }) !== null;
  const recomputed = correcting
    ? without(aggregateType, aggregate, { type: proposal.type, data: proposal.data }, history)
    : null;
  if (recomputed) {
    const { aggregate: _, ...found } = recomputed;
    proposal = { ...proposal, lookups: { ...proposal.lookups, ...found } };
  }
  const { allowed, refusals } = explain(aggregateType, aggregate, proposal);
  if (!allowed || !spec) return { ok: false, refusals };
  const next = recomputed
    ? correct(aggregateType, recomputed.aggregate, proposal)
    : take(aggregateType, aggregate, proposal);
  const { main } = aggregateType.structure;
  const from = aggregate.states[main] ?? null;
  const to = next.aggregate.states[main] ?? '';
  const changes = Object.fromEntries(
    aggregateType.structure.regions
      .filter((region) => region !== main && next.aggregate.states[region] !== aggregate.states[region])
      .map((region) => [region, next.aggregate.states[region] ?? '']),
  );
  const left = from !== to;
  return {
    ok: true,
    aggregate: next.aggregate,
    decision: {
      type: proposal.type,
      operation: spec.operation,
      data: proposal.data,
      from: aggregate.version === 0 ? null : from,
      to,
      changes,
      deadlines: left ? next.deadlines : [],
      left,
    },
  };
}

/** Takes a correction on the aggregate recomputed without the voided event, as a replay does. */
function correct(aggregateType: AggregateType, aggregate: Aggregate, proposal: Proposal) {
  const next = step(
    aggregateType,
    aggregate,
    { ...proposal, data: proposal.data, version: aggregate.version + 1, from: null, to: '', changes: {} },
    [],
  );
  const reached = aggregateType.structure.states.get(next.states[aggregateType.structure.main] ?? '');
  const deadlines = deadlinesOn(reached?.node.entry ?? []).map(({ raises, after }) => ({
    raises,
    after: milliseconds(after),
  }));
  return { aggregate: next, deadlines };
}

/** Refuses an invalid payload field by field; reports first if the event is not allowed anyway. */
function invalid(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  proposal: Proposal,
  issues: readonly PayloadIssue[],
): readonly Refusal[] {
  const { data: _, ...empty } = proposal;
  const before = explain(aggregateType, aggregate, empty);
  return before.allowed ? refusalsOf(issues) : before.refusals;
}

/** Turns the issues of a schema into refusals of fields. */
export const refusalsOf = (issues: readonly PayloadIssue[]): Refusal[] =>
  issues.map((issue) => {
    const path = issue.path.join('.');
    const { code = 'custom', path: _path, message, params = {}, ...rest } = issue;
    const { fault = code, ...own } = params;
    const values = Object.fromEntries(
      Object.entries({ ...rest, ...own }).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.join(', ') : String(value),
      ]),
    );
    return {
      code: 'invalid',
      rule: `invalid.${String(fault)}`,
      values: { ...values, path, message },
      field: path || null,
    };
  });

/** Lets the XState machine take the event; its guards judge once more. */
function take(aggregateType: AggregateType, aggregate: Aggregate, proposal: Proposal) {
  const snapshot = snapshotOf(aggregateType, aggregate);
  // XState's `transition` first computes the machine's initial state: 85 microseconds for an order. This logic
  // returns the given snapshot as its initial one instead: 27 microseconds.
  const logic: ActorLogic<AnyMachineSnapshot, Proposal> = {
    transition: (from, event, scope) => aggregateType.machine.transition(from, event, scope) as AnyMachineSnapshot,
    getInitialSnapshot: () => snapshot,
    getPersistedSnapshot: () => snapshot,
  };
  const [next, actions] = transition(logic, snapshot, proposal);
  if (next === snapshot)
    throw new Error(`${aggregateType.id} ${aggregate.id}: allowed ${proposal.type}, but the machine refused it`);
  return {
    deadlines: actions.flatMap(({ type, params }) => {
      if (type !== 'xstate.raise') return [];
      const { event, delay } = params as { event: { type: string }; delay: number };
      return [{ raises: event.type, after: delay }];
    }),
    aggregate: {
      id: aggregate.id,
      version: aggregate.version + 1,
      states: statesOf(aggregateType.structure, next.value),
      remembered: rememberedOf(next),
      context: next.context as unknown,
    },
  };
}

const rememberedOf = (snapshot: AnyMachineSnapshot): Record<string, string> =>
  Object.fromEntries(
    Object.entries(snapshot.historyValue as Record<string, readonly { key: string }[]>).flatMap(([history, nodes]) =>
      nodes[0] ? [[history, nodes[0].key]] : [],
    ),
  );
