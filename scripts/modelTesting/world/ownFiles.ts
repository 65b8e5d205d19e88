import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { uploadsIn } from '#machines/kit/upload.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Move } from './move.ts';

const ID_MOST_LETTERS = 64;

/** Gives a payload its own files, because a file is of one kind and belongs to one aggregate only. */
export function ownFiles(
  aggregateType: AggregateType,
  type: string,
  data: Move['data'],
  actor: Actor,
  aggregate: Aggregate,
): Move['data'] {
  const kinds = new Map(uploadsIn(aggregateType.events[type], data).map(({ id, kind }) => [id, kind]));
  if (kinds.size === 0) return data;
  const own = (_: string, value: unknown): unknown =>
    typeof value === 'string' && kinds.has(value)
      ? `${value} ${kinds.get(value)} ${actor.id} ${aggregate.id}`.slice(0, ID_MOST_LETTERS).trim()
      : value;
  return JSON.parse(JSON.stringify(data, own)) as Move['data'];
}
