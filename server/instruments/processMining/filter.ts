import type { ProcessMiningFilter } from '#calls/processMining.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';

/** Binds a value to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** Creates the list of a statement's values and the function that binds them. */
export function binding(): { readonly values: unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** Columns of the filtered fields in a table. */
interface Columns {
  readonly at: string;
  readonly branch: string;
  readonly version: string;
  /** Condition that the person held a role, which is bound. */
  readonly held: (role: string) => string;
}

const STEPS: Columns = {
  at: 's.at',
  branch: 's.branch',
  version: 's.machine_version',
  held: (role) => `s.roles @> array[${role}]::text[]`,
};

const REFUSALS: Columns = {
  at: 'r.at',
  branch: `r.actor ->> 'branch'`,
  version: 'r.machine_version',
  held: (role) => `r.actor -> 'roles' ? ${role}`,
};

function conditions(
  actor: Actor,
  machine: string,
  filter: ProcessMiningFilter,
  table: Columns,
  of: string,
  bind: Bind,
) {
  const { from, to, branch, role, version } = filter;
  const found = [`${of}.machine = ${bind(machine)}`];
  // Events in no branch are visible only to people with the whole company in scope.
  if (actor.scope !== 'all') found.push(`${table.branch} = any(${bind(actor.scope)}::text[])`);
  if (branch !== undefined) found.push(`${table.branch} = ${bind(branch)}`);
  if (from !== undefined) found.push(`${table.at} >= ${bind(fromMyanmar(`${from}T00:00:00.000`))}`);
  if (to !== undefined) found.push(`${table.at} <= ${bind(fromMyanmar(`${to}T23:59:59.999`))}`);
  if (role !== undefined) found.push(table.held(bind(role)));
  if (version !== undefined) found.push(`${table.version} = ${bind(version)}`);
  return found.join(' and ');
}

/** Condition for the steps `s` of a machine that an actor sees under a filter. */
export const stepsWhere = (actor: Actor, machine: string, filter: ProcessMiningFilter, bind: Bind): string =>
  conditions(actor, machine, filter, STEPS, 's', bind);

/**
 * Condition for refused attempts `r` at a machine's aggregates that an actor sees under a filter, if they found an
 * aggregate or began one.
 */
export const refusalsWhere = (actor: Actor, machine: string, filter: ProcessMiningFilter, bind: Bind): string =>
  `${conditions(actor, machine, filter, REFUSALS, 'r', bind)} and r.states is not null`;

const isWhole = ({ scope }: Actor, filter: ProcessMiningFilter): boolean =>
  scope === 'all' && Object.values(filter).every((value) => value === undefined);

/** Condition for the aggregates `c` with a step that matches the filter. */
export const casesWhere = (actor: Actor, machine: string, filter: ProcessMiningFilter, bind: Bind): string => {
  const own = `c.machine = ${bind(machine)}`;
  if (isWhole(actor, filter)) return own;
  return `${own} and c.life in (select s.life from steps s where ${stepsWhere(actor, machine, filter, bind)})`;
};
