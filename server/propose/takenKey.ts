import { inScope, mayPropose } from '#machines/kit/explain.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Task } from './task.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the refusal of a new record under a key that another one has; null if there is none. The other is named to those
 * who reach it.
 */
export function takenKey({ command, batch: { actor }, aggregateType, fresh }: Task, holder: Aggregate): Refusal | null {
  const { type, ...data } = command.event;
  const keyField = aggregateType?.keyField ?? null;
  if (!aggregateType || keyField === null || !fresh || holder.version === 0) return null;
  const { structure } = aggregateType;
  const begins = structure.transitions.get(structure.initial[structure.main] ?? '')?.has(type) === true;
  if (!begins || !mayPropose({ actor, type })) return null;
  const isReached = inScope(aggregateType, holder.context, actor);
  const name = isReached ? textOf((holder.context as { name?: unknown }).name) : '';
  return {
    code: 'rule',
    rule: `claim.${aggregateType.id}.${keyField}`,
    values: {
      key: textOf(data[keyField]),
      name,
      named: name !== '',
      retired: isReached && holder.states[structure.main] === 'retired',
    },
    field: keyField,
  };
}
