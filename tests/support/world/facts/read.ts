import type { Life } from '#machines/kit/noun.ts';
import type { Question } from '#server/knowledge/know.ts';
import type { World } from '../world.ts';

/** A fact that the server reads from rows, found among the lives of a world instead. */
export type Finder = (world: World, question: Question) => unknown;

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (life: Life | null): Fields => (life?.context ?? {}) as Fields;
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
export const mainOf = (life: Life | null): string => Object.values(life?.states ?? {})[0] ?? '';

/** An entry of a register that is in use. */
export const registered = (world: World, machine: string, id: string | null): Life | null => {
  const life = id === null ? null : world.life(machine, id);
  return life && mainOf(life) === 'registered' ? life : null;
};

/** Permissions that roles grant together. */
export const permissionsOf = (world: World, roles: readonly string[]): Set<string> =>
  new Set(roles.flatMap((role) => texts(fieldsOf(world.life('role', role))['permissions'])));

/** Whether a member of staff works now. */
export const works = ({ states }: Life): boolean =>
  states['staff'] === 'onJob' && states['account'] === 'account.enabled';
