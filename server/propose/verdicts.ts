import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import { recordedActor } from '../store/record.ts';
import type { RefusedAttempt } from '../store/refusals.ts';
import type { Verdict } from './command.ts';
import type { InMemoryUnitOfWork } from './inMemoryUnitOfWork.ts';
import type { Task } from './task.ts';

/** Returns whether a verdict is of this transaction, and must be kept under its key. */
export const isFirst = (verdict: Verdict): boolean =>
  verdict.status !== 'duplicate' && verdict.status !== 'held' && !isKeyReused(verdict);

/** Returns the verdict of a command that waits for a decision about an earlier one of its group. */
export const held = (unitOfWork: InMemoryUnitOfWork, task: Task): Verdict => {
  const { key, machine } = task.command;
  return { key, machine, ...headOf(unitOfWork, task), status: 'held', events: [], refusals: [] };
};

/** Undoes an accepted verdict of an atomic batch that was refused: no aggregate was made or changed. */
export const undone = (verdict: Verdict, head: Pick<Verdict, 'id' | 'version' | 'state'>, key: string): Verdict => ({
  ...verdict,
  ...head,
  status: 'refused',
  events: [],
  refusals: [{ code: 'rule', rule: 'allOrNothing', values: { key }, field: null, next: [] }],
});

/** Returns the present version and state of a command's aggregate. */
export const headOf = (
  unitOfWork: InMemoryUnitOfWork,
  { aggregateType, id, fresh }: Task,
): Pick<Verdict, 'id' | 'version' | 'state'> => {
  if (!aggregateType || fresh) return { id: null, version: 0, state: [] };
  const { aggregate } = unitOfWork.get(aggregateType, id);
  return { id, version: aggregate.version, state: aggregate.version === 0 ? [] : stateOf(aggregateType, aggregate) };
};

/** Returns an aggregate's states, the main one first, because the database does not keep their order. */
export const stateOf = ({ structure }: AggregateType, { states }: Aggregate): string[] =>
  structure.regions.map((region) => states[region] ?? '');

/** Makes the refusal of a command that no aggregate type can judge. */
export const invalid = (rule: string, values: Refusal['values']): Refusal => ({
  code: 'invalid',
  rule,
  values,
  field: null,
});

export const keyReused = (key: string): Refusal => invalid('keyReused', { key });
/** Returns whether a key was refused because another command had it. */
export const isKeyReused = ({ refusals }: Verdict): boolean => refusals.some(({ rule }) => rule === 'keyReused');

export const refusedBy = (head: Omit<Verdict, 'status' | 'refusals'>, refusal: Refusal): Verdict => ({
  ...head,
  status: 'refused',
  refusals: [{ ...refusal, next: [] }],
});

/** Returns the record of a refused command. */
export const attempt = ({ command, batch, fresh }: Task, { id, state, refusals }: Verdict): RefusedAttempt => ({
  machine: command.machine,
  id: id ?? command.id ?? null,
  type: command.event.type,
  actor: recordedActor(batch.actor),
  refusals: refusals.map(({ code, rule, values }) => ({ code, rule, values })),
  states: fresh || state.length > 0 ? state : null,
});
