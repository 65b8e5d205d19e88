import type { Aggregates, LookupRequest } from '../lookupRequest.ts';
import type { Aggregate } from '../../kit/aggregate.ts';

/** Computes a lookup from aggregates in memory; the server reads it from rows. */
export type Finder = (aggregates: Aggregates, request: LookupRequest) => unknown;

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (aggregate: Aggregate | null): Fields => (aggregate?.context ?? {}) as Fields;
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
/**
 * Returns the state of the main region. The order of regions does not matter: states of parallel regions begin with
 * the region's name.
 */
export const mainOf = (aggregate: Aggregate | null): string =>
  Object.entries(aggregate?.states ?? {}).find(([region, state]) => !state.startsWith(`${region}.`))?.[1] ?? '';

/** Returns an entry of a register that is in use, or null. */
export const registered = (aggregates: Aggregates, machine: string, id: string | null): Aggregate | null => {
  const aggregate = id === null ? null : aggregates.aggregate(machine, id);
  return aggregate && mainOf(aggregate) === 'registered' ? aggregate : null;
};

/** Returns the fields of a role by its id, also of one that is retired. */
export const roleIn =
  (aggregates: Aggregates) =>
  (id: string): Fields | null => {
    const role = aggregates.aggregate('role', id);
    return role && fieldsOf(role);
  };

/** Returns the union of the permissions of roles. */
export const permissionsOf = (aggregates: Aggregates, roles: readonly string[]): Set<string> =>
  new Set(roles.flatMap((role) => texts(fieldsOf(aggregates.aggregate('role', role))['permissions'])));

/** True if a member of staff is employed and may sign in. */
export const works = ({ states }: Aggregate): boolean =>
  states['staff'] === 'onJob' && states['account'] === 'account.enabled';
