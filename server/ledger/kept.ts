import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import { canonical } from '../store/canonical.ts';

/** What is kept of an aggregate beside its events, field by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** The row of an aggregate as its events make it. */
export const rowOf = (aggregateType: AggregateType, aggregate: Aggregate): Fields => ({
  version: aggregate.version,
  state: aggregate.states[aggregateType.structure.main] ?? '',
  branches: [...new Set(aggregateType.branches(aggregate.context))],
  owner: aggregateType.owner(aggregate.context),
  ...prefixed('row', aggregateType.row(aggregate)),
});

/** A remembered aggregate, as far as it is what events make it. */
export const memoryOf = ({ version, states, remembered, context }: Omit<Aggregate, 'id'>): Fields => ({
  'life.version': version,
  'life.remembered': remembered,
  ...prefixed('life.states', states),
  ...prefixed('life', context as Fields),
});

export const prefixed = (prefix: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${prefix}.${field}`, value]));

/** Names of the fields that differ; all that should be there when nothing is. */
export const unlike = (kept: Fields = {}, made: Fields): string[] =>
  [...new Set([...Object.keys(kept), ...Object.keys(made)])].filter(
    (field) => canonical(kept[field]) !== canonical(made[field]),
  );
