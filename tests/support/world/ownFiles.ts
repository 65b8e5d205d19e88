import type { Life, Noun } from '#machines/kit/noun.ts';
import { uploadsIn } from '#machines/kit/upload.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Move } from './moves.ts';

const ID_MOST_LETTERS = 64;

/** A payload of the fixtures with files of its own: nobody uploads one for two lives. */
export function ownFiles(noun: Noun, type: string, data: Move['data'], actor: Actor, life: Life): Move['data'] {
  const files = uploadsIn(noun.events[type], data).map(({ id }) => id);
  if (files.length === 0) return data;
  const own = (_: string, value: unknown): unknown =>
    typeof value === 'string' && files.includes(value)
      ? `${value} ${actor.id} ${life.id}`.slice(0, ID_MOST_LETTERS).trim()
      : value;
  return JSON.parse(JSON.stringify(data, own)) as Move['data'];
}
