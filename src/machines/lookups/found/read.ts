import type { Aggregates, Question } from '../ask.ts';
import type { Aggregate } from '../../kit/aggregateType.ts';

/** A fact that the server reads from rows, found among lives in memory instead. */
export type Finder = (aggregates: Aggregates, question: Question) => unknown;

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (aggregate: Aggregate | null): Fields => (aggregate?.context ?? {}) as Fields;
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
/** The aggregate's own state, in whatever order a store gives the regions back: those of the others begin with their region's name. */
export const mainOf = (aggregate: Aggregate | null): string =>
  Object.entries(aggregate?.states ?? {}).find(([region, state]) => !state.startsWith(`${region}.`))?.[1] ?? '';

/** An entry of a register that is in use. */
export const registered = (aggregates: Aggregates, machine: string, id: string | null): Aggregate | null => {
  const aggregate = id === null ? null : aggregates.aggregate(machine, id);
  return aggregate && mainOf(aggregate) === 'registered' ? aggregate : null;
};

/** Permissions that roles grant together. */
export const permissionsOf = (aggregates: Aggregates, roles: readonly string[]): Set<string> =>
  new Set(roles.flatMap((role) => texts(fieldsOf(aggregates.aggregate('role', role))['permissions'])));

/** Whether a member of staff works now. */
export const works = ({ states }: Aggregate): boolean =>
  states['staff'] === 'onJob' && states['account'] === 'account.enabled';
