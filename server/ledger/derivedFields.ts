import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { canonical } from '../store/canonical.ts';

/** Rows derived from an aggregate's events, field by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the row of an aggregate, derived from its events. */
export const rowOf = (aggregateType: AggregateType, aggregate: Aggregate): Fields => ({
  version: aggregate.version,
  state: aggregate.states[aggregateType.structure.main] ?? '',
  branches: [...new Set(aggregateType.branches(aggregate.context))],
  owner: aggregateType.owner(aggregate.context),
  ...prefixed('row', aggregateType.row(aggregate)),
});

/** Returns the part of a stored snapshot that its events determine. */
export const snapshotOf = ({ version, states, remembered, context }: Omit<Aggregate, 'id'>): Fields => ({
  'life.version': version,
  'life.remembered': remembered,
  ...prefixed('life.states', states),
  ...prefixed('life', context as Fields),
});

export const prefixed = (prefix: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${prefix}.${field}`, value]));

/** Returns the names of the fields that differ; all of them if nothing is stored. */
export const differingFields = (kept: Fields = {}, made: Fields): string[] =>
  [...new Set([...Object.keys(kept), ...Object.keys(made)])].filter(
    (field) => canonical(kept[field]) !== canonical(made[field]),
  );
