import { authorityOf, excessOf, type Excess } from '../rights/authority.ts';
import type { LookupSource } from './lookupRequest.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a role by its id, also of one that is retired; null if there is none. */
export type RoleById = (id: string) => Fields | null;

/** A person who holds a role: the name, and the ids of all roles. */
export interface Holder {
  readonly name: string;
  readonly roles: readonly string[];
}

export const rolesIn = (fields: Fields): readonly string[] =>
  Array.isArray(fields['roles']) ? fields['roles'].filter((role) => typeof role === 'string') : [];

const fieldsOf = ({ aggregate }: LookupSource): Fields => (aggregate.context ?? {}) as Fields;

/** Ids of the roles that comparisons of a proposal read: the actor's, the person's and those of the payload. */
export const rolesCompared = (source: LookupSource): readonly string[] => [
  ...source.actor.roles,
  ...rolesIn(fieldsOf(source)),
  ...rolesIn(source.data),
];

const authorities = (roles: readonly string[], roleById: RoleById) =>
  roles.flatMap((id) => {
    const role = roleById(id);
    return role === null ? [] : [authorityOf(role)];
  });

const textIn = (fields: Fields, field: string): string => (typeof fields[field] === 'string' ? fields[field] : '');

/** Compares the person of a staff record with the actor; nobody exceeds themselves. */
export const excessOfPerson = (source: LookupSource, roleById: RoleById): Excess | null => {
  const { aggregate, actor } = source;
  const fields = fieldsOf(source);
  if (aggregate.id === actor.id) return null;
  const theirs = authorities(rolesIn(fields), roleById);
  return excessOf(textIn(fields, 'nickName'), theirs, authorities(actor.roles, roleById), actor);
};

/** Compares the roles that a payload grants with the actor, one after the other. */
export const excessOfRoles = ({ data, actor }: LookupSource, roleById: RoleById): Excess | null => {
  const own = authorities(actor.roles, roleById);
  for (const id of rolesIn(data)) {
    const role = roleById(id);
    const excess = role && excessOf(textIn(role, 'name'), [authorityOf(role)], own, actor);
    if (excess) return excess;
  }
  return null;
};

/** Compares a role with the actor: as it is, by its level after the change, and by the people who hold it. */
export const excessOfRole = (source: LookupSource, holders: readonly Holder[], roleById: RoleById): Excess | null => {
  const { data, actor } = source;
  const fields = fieldsOf(source);
  const own = authorities(actor.roles, roleById);
  const name = textIn(fields, 'name') || textIn(data, 'name');
  const compared = [
    ...(textIn(fields, 'code') === '' ? [] : [{ name, theirs: [authorityOf(fields)] }]),
    ...(typeof data['level'] === 'number' ? [{ name, theirs: [authorityOf({ level: data['level'] })] }] : []),
    ...holders.map((holder) => ({ name: holder.name, theirs: authorities(holder.roles, roleById) })),
  ];
  for (const { name: subject, theirs } of compared) {
    const excess = excessOf(subject, theirs, own, actor);
    if (excess) return excess;
  }
  return null;
};
