import { COLLEAGUE_RIGHTS } from './colleagueRights.ts';
import type { Actor } from '../kit/actor.ts';
import type { Values } from '../kit/rule.ts';

/** The authority that a role gives its holders. */
export interface Authority {
  readonly permissions: readonly string[];
  /** 1 is the highest. */
  readonly level: number;
  readonly dataScope: string;
  readonly customBranches: readonly string[];
}

/** The authority of a person or a role beyond that of the actor; the first kind that applies. */
export interface Excess {
  readonly kind: 'everything' | 'rights' | 'level' | 'reach';
  /** Name of the person or role. */
  readonly subject: string;
  /** Up to three permissions that the actor lacks, with commas between. */
  readonly rights: string;
  /** Number of further permissions that the actor lacks. */
  readonly others: number;
}

/** Names of the values of a refusal by `withinOwn`. */
export const EXCESS_VALUES = ['kind', 'subject', 'rights', 'others'];

/** Level of a person without roles, below every level of a role. */
const NO_LEVEL = 100;
const MOST_NAMED = 3;

const levelOf = (roles: readonly Authority[]): number => Math.min(NO_LEVEL, ...roles.map(({ level }) => level));

/** Names permissions to act before permissions to read. */
const named = (permissions: readonly string[]): string[] =>
  [...permissions.filter((one) => !one.endsWith('.read')), ...permissions.filter((one) => one.endsWith('.read'))].slice(
    0,
    MOST_NAMED,
  );

/**
 * Compares the roles `theirs` with the actor's roles `own`. Returns the excess: a right, the same or a higher level, or
 * a wider data scope. Null if nothing.
 */
export function excessOf(
  subject: string,
  theirs: readonly Authority[],
  own: readonly Authority[],
  { permissions, scope, merchant }: Actor,
): Excess | null {
  const excess = (kind: Excess['kind'], lacking: readonly string[] = []): Excess => {
    const rights = named(lacking);
    return { kind, subject, rights: rights.join(', '), others: lacking.length - rights.length };
  };
  // A customer's limit holds for all its accounts: their roles are compared as they are. Its rights over colleagues are
  // no authority over staff, who cannot use them.
  const held =
    merchant === null
      ? [...permissions, ...COLLEAGUE_RIGHTS]
      : [...permissions, ...own.flatMap((role) => role.permissions)];
  const lacking = held.includes('*')
    ? []
    : [...new Set(theirs.flatMap((role) => role.permissions))].filter((one) => !held.includes(one)).toSorted();
  if (lacking.includes('*')) return excess('everything');
  if (lacking.length > 0) return excess('rights', lacking);
  if (levelOf(theirs) <= levelOf(own)) return excess('level');
  const reachesFurther = theirs.some(
    ({ dataScope, customBranches }) =>
      dataScope === 'all' || (dataScope === 'custom' && customBranches.some((branch) => !scope.includes(branch))),
  );
  return scope !== 'all' && reachesFurther ? excess('reach') : null;
}

/** Returns true for the system and for an actor with every right. */
export const mayAll = ({ actor }: { readonly actor: Actor }): boolean =>
  actor.kind === 'system' || actor.permissions.includes('*');

/** Judges an excess that was looked up: holders of every right act on everybody, also on one another. */
export const withinOwn = (excess: Excess | null, judged: { readonly actor: Actor }): true | Values =>
  mayAll(judged) || excess === null || { ...excess };

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Returns the authority in the fields of a role; fields that are absent give none. */
export const authorityOf = (fields: Readonly<Record<string, unknown>>): Authority => ({
  permissions: texts(fields['permissions']),
  level: typeof fields['level'] === 'number' ? fields['level'] : NO_LEVEL,
  dataScope: typeof fields['dataScope'] === 'string' ? fields['dataScope'] : 'branch',
  customBranches: texts(fields['customBranches']),
});
