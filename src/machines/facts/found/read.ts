import type { Lives, Question } from '../ask.ts';
import type { Life } from '../../kit/noun.ts';

/** A fact that the server reads from rows, found among lives in memory instead. */
export type Finder = (lives: Lives, question: Question) => unknown;

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (life: Life | null): Fields => (life?.context ?? {}) as Fields;
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
/** The life's own state, in whatever order a store gives the regions back: those of the others begin with their region's name. */
export const mainOf = (life: Life | null): string =>
  Object.entries(life?.states ?? {}).find(([region, state]) => !state.startsWith(`${region}.`))?.[1] ?? '';

/** An entry of a register that is in use. */
export const registered = (lives: Lives, machine: string, id: string | null): Life | null => {
  const life = id === null ? null : lives.life(machine, id);
  return life && mainOf(life) === 'registered' ? life : null;
};

/** Permissions that roles grant together. */
export const permissionsOf = (lives: Lives, roles: readonly string[]): Set<string> =>
  new Set(roles.flatMap((role) => texts(fieldsOf(lives.life('role', role))['permissions'])));

/** Whether a member of staff works now. */
export const works = ({ states }: Life): boolean =>
  states['staff'] === 'onJob' && states['account'] === 'account.enabled';
