import { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { seeded } from '../random.ts';
import { JOBS } from './jobs.ts';
import type { Move } from './move.ts';

/** A field with the greatest whole number that it admits. */
interface Greatest {
  readonly field: string;
  readonly most: number;
  readonly isOptional: boolean;
}

const greatest = new Map<AggregateType, Map<string, readonly Greatest[]>>();

const limitsOf = (aggregateType: AggregateType, type: string): readonly Greatest[] => {
  const own = greatest.get(aggregateType) ?? new Map<string, readonly Greatest[]>();
  greatest.set(aggregateType, own);
  const known = own.get(type);
  if (known) return known;
  const payload = aggregateType.events[type]?.payload;
  const { properties = {}, required = [] } = payload
    ? z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' })
    : {};
  const found = Object.entries(properties).flatMap(([field, schema]) =>
    typeof schema === 'object' && schema.type === 'integer' && typeof schema.maximum === 'number'
      ? [{ field, most: schema.maximum, isOptional: !required.includes(field) }]
      : [],
  );
  own.set(type, found);
  return found;
};

const seedOf = (key: string): number =>
  Array.from(key).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/**
 * Gives some commands the greatest numbers that their schema admits, also in fields that fixtures leave out. What a
 * schema admits and the auditor forbids, a rule must refuse. Chosen by the command's key, so that other random choices
 * stay as they are.
 */
export function withExtremes(aggregateType: AggregateType, { type, data, key }: Move, share: number): Move['data'] {
  const random = seeded(seedOf(key));
  if (type in JOBS || random() >= share) return data;
  // All optional ones, because those required are often refused for themselves; else any.
  const areOptional = random() < 0.5;
  const changed = limitsOf(aggregateType, type).filter(({ isOptional }) => (areOptional ? isOptional : random() < 0.5));
  return changed.length === 0
    ? data
    : { ...data, ...Object.fromEntries(changed.map(({ field, most }) => [field, most])) };
}
