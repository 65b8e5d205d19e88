import { createEmptyActor, type AnyActorScope, type AnyMachineSnapshot } from 'xstate';
import { explain, type Refusal } from './explain.ts';
import { deadlinesOn, milliseconds, type Judgeable } from './lifecycle.ts';
import type { Life, Noun } from './noun.ts';
import type { Proposal, Recorded } from './proposal.ts';
import { step, voidedBy, without } from './replay.ts';
import { snapshotOf } from './snapshot.ts';
import { statesOf } from './states.ts';

/** An event the machine allowed, ready to be appended. */
export interface Decision {
  readonly type: string;
  readonly operation: number | null;
  readonly data: unknown;
  readonly from: string | null;
  readonly to: string;
  readonly changes: Readonly<Record<string, string>>;
  /** Deadlines that begin with the state reached: event to raise, and after how many milliseconds. */
  readonly deadlines: readonly { readonly raises: string; readonly after: number }[];
  /** True when the main state was left: its deadlines are over. */
  readonly left: boolean;
}

export type Judgement =
  | { readonly ok: true; readonly life: Life; readonly decision: Decision }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Parses the payload, judges the event and, if it is allowed, takes it: pure, no clock, nothing written.
 * `history` is the life's whole log; only a correction (operation 52) needs it, to recompute the state without an event.
 */
export function decide(noun: Noun, life: Life, proposal: Proposal, history: readonly Recorded[] = []): Judgement {
  const spec = noun.events[proposal.type];
  if (spec) {
    const parsed = spec.payload.safeParse(proposal.data ?? {});
    if (!parsed.success) return { ok: false, refusals: invalid(noun, life, proposal, parsed.error.issues) };
    proposal = { ...proposal, data: parsed.data };
  }
  const correcting = spec && voidedBy({ type: proposal.type, data: proposal.data }) !== null;
  const again = correcting ? without(noun, life, { type: proposal.type, data: proposal.data }, history) : null;
  if (again) {
    const { life: _, ...told } = again;
    proposal = { ...proposal, known: { ...proposal.known, ...told } };
  }
  const { allowed, refusals } = explain(noun, life, proposal);
  if (!allowed || !spec) return { ok: false, refusals };
  const next = again ? correct(noun, again.life, proposal) : take(noun, life, proposal);
  const { main } = noun.structure;
  const from = life.states[main] ?? null;
  const to = next.life.states[main] ?? '';
  const changes = Object.fromEntries(
    noun.structure.regions
      .filter((region) => region !== main && next.life.states[region] !== life.states[region])
      .map((region) => [region, next.life.states[region] ?? '']),
  );
  const left = from !== to;
  return {
    ok: true,
    life: next.life,
    decision: {
      type: proposal.type,
      operation: spec.operation,
      data: proposal.data,
      from: life.version === 0 ? null : from,
      to,
      changes,
      deadlines: left ? next.deadlines : [],
      left,
    },
  };
}

/** A correction is taken by the life as it is without the event declared void, just as a replay takes it. */
function correct(noun: Noun, life: Life, proposal: Proposal) {
  const next = step(
    noun,
    life,
    { ...proposal, data: proposal.data, version: life.version + 1, from: null, to: '', changes: {} },
    [],
  );
  const reached = noun.structure.states.get(next.states[noun.structure.main] ?? '');
  const deadlines = deadlinesOn(reached?.node.entry ?? []).map(({ raises, after }) => ({
    raises,
    after: milliseconds(after),
  }));
  return { life: next, deadlines };
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A payload that does not fit is refused field by field; when the event is not allowed anyway, that is said first. */
function invalid(noun: Noun, life: Life, proposal: Proposal, issues: readonly Issue[]): readonly Refusal[] {
  const { data: _, ...empty } = proposal;
  const before = explain(noun, life, empty);
  return before.allowed ? refusalsOf(issues) : before.refusals;
}

/** What a schema says of a payload, as refusals of its fields. */
export const refusalsOf = (issues: readonly Issue[]): Refusal[] =>
  issues.map((issue) => {
    const path = issue.path.join('.');
    const { code = 'custom', path: _path, message, ...rest } = issue;
    const values = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : String(value)]),
    );
    return {
      code: 'invalid',
      rule: `invalid.${code}`,
      values: { ...values, path, message },
      field: path || null,
    };
  });

const actor = createEmptyActor();

/** Lets the XState machine itself take the event; its guards judge once more. */
function take(noun: Noun, life: Life, proposal: Proposal) {
  const deadlines: { raises: string; after: number }[] = [];
  const scope = {
    self: actor,
    system: actor.system,
    id: life.id,
    sessionId: life.id,
    logger() {},
    defer() {},
    stopChild() {},
    emit() {},
    actionExecutor(action: { type: string; params?: unknown }) {
      if (action.type !== 'xstate.raise') return;
      const params = action.params as { event: { type: string }; delay: number };
      deadlines.push({ raises: params.event.type, after: params.delay });
    },
  };
  const snapshot = snapshotOf(noun, life);
  const event: Judgeable = { ...proposal, states: life.states };
  const next = noun.machine.transition(snapshot, event, scope as unknown as AnyActorScope) as AnyMachineSnapshot;
  if (next === snapshot) throw new Error(`${noun.id} ${life.id}: allowed ${proposal.type}, but the machine refused it`);
  return {
    deadlines,
    life: {
      id: life.id,
      version: life.version + 1,
      states: statesOf(noun.structure, next.value),
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
