import type { Life, Noun } from '#machines/kit/noun.ts';
import { canonical } from '../store/canonical.ts';

/** What is kept of a life beside its events, field by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** The row of a life as its events make it. */
export const rowOf = (noun: Noun, life: Life): Fields => ({
  version: life.version,
  state: life.states[noun.structure.main] ?? '',
  branches: [...new Set(noun.branches(life.context))],
  owner: noun.owner(life.context),
  ...prefixed('row', noun.row(life)),
});

/** A remembered life, as far as it is what events make it. */
export const memoryOf = ({ version, states, remembered, context }: Omit<Life, 'id'>): Fields => ({
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
