import type pg from 'pg';
import { GROUPS_MOST, type Grouped, type GroupingRequest } from '#calls/groups.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { visibleTo } from '../../access.ts';
import type { Filter } from '../selection/filter.ts';
import { PageFault } from '../selection/fault.ts';
import { byInstant } from '../selection/instants.ts';
import { rowTable } from '../tables.ts';
import { coverageFor } from './coverage.ts';
import { groupedBy, type GroupedBy, type GroupingPlace, type Shift } from './dimensions.ts';
import { emptyCell, measuredBy } from './measures.ts';
import { withRates } from './rates.ts';
import { findGroups, type Found, type Statement } from './statement.ts';
import { earlier } from './timeParts.ts';

/** A grouping with the record type that it is about. */
export interface Asked {
  readonly request: GroupingRequest;
  readonly aggregateType: AggregateType;
}

/** Time that all groupings of one call may take. */
const MOST_MILLISECONDS = 10_000;

/** Groups rows within the actor's scope. All groupings see the same rows, and share the limits of groups and time. */
export async function groupsOf(
  pool: pg.Pool,
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>,
  actor: Actor,
  now: Date,
  asked: readonly Asked[],
): Promise<Grouped[]> {
  const client = await pool.connect();
  let fault: unknown;
  try {
    await client.query('begin isolation level repeatable read read only');
    const until = performance.now() + MOST_MILLISECONDS;
    const results: Grouped[] = [];
    let left = GROUPS_MOST;
    const coverage = asked.some(isByResponsibleArea)
      ? await coverageFor(client, columns, actor)
      : new Map<string, never>();
    for (const { request, aggregateType } of asked) {
      const report = reportOn(aggregateType.id);
      if (!report) throw new PageFault('noReports', { field: request.name, machine: aggregateType.id });
      const own = columns.get(rowTable(aggregateType.id)) ?? new Map<string, string>();
      const remaining = Math.max(1, Math.round(until - performance.now()));
      await client.query(`set local statement_timeout = ${remaining}`);
      const grouped = await groupedFor(
        client,
        { report, aggregateType, columns: own, actor, now, coverage },
        columns,
        request,
        left,
      );
      left -= grouped.groups.length;
      results.push(grouped);
    }
    return results;
  } catch (error) {
    fault = error;
    throw error;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(fault instanceof Error ? fault : true),
    );
  }
}

const isByResponsibleArea = ({ request, aggregateType }: Asked): boolean =>
  request.dimensions.some(({ dimension }) => reportOn(aggregateType.id)?.dimensions[dimension]?.kind === 'responsible');

async function groupedFor(
  client: pg.ClientBase,
  place: GroupingPlace,
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>,
  request: GroupingRequest,
  most: number,
): Promise<Grouped> {
  const dimensions = request.dimensions.map((one) => groupedBy(place, one));
  const measures = request.measures.map((one) => measuredBy(place, one));
  const find = async (filters: readonly Filter[], shift: Shift | null): Promise<Found> => {
    const statement: Statement = { dimensions, measures, most, filters, shift };
    return withRates(client, place, columns, await findGroups(client, place, statement), statement, request);
  };
  const found = await find(request.filters, null);
  const period = request.compare === undefined ? null : periodBefore(request.filters, request.compare);
  const earlierFound = period && (await find(period.filters, period.shift));
  const filtersOf = ({ keys, values }: Found['groups'][number], shift: Shift | null): Filter[] =>
    dimensions.flatMap((one, index) => one.filters(keys[index] ?? null, values[index] ?? [], shift));
  const before = new Map(earlierFound?.groups.map((group) => [JSON.stringify(group.keys), group]));
  const empty = measures.map(({ as }) => emptyCell(as));
  const known = new Set(found.groups.map(({ keys }) => JSON.stringify(keys)));
  const onlyBefore = [...before.values()]
    .filter(({ keys }) => !known.has(JSON.stringify(keys)))
    .map((group) => ({ ...group, cells: empty }));
  return {
    name: request.name,
    measures: measures.map(({ filters }) => ({
      filters: [...request.filters, ...filters],
      ...(period && { before: [...period.filters, ...filters] }),
    })),
    total: { cells: [...found.total], ...(earlierFound && { before: [...earlierFound.total] }) },
    groups: [...found.groups, ...onlyBefore].map((group) => {
      const matching = before.get(JSON.stringify(group.keys));
      return {
        keys: [...group.keys],
        names: namesOf(place, dimensions, group),
        filters: filtersOf(group, null),
        cells: [...group.cells],
        ...(period && {
          before: { filters: filtersOf(matching ?? group, period.shift), cells: [...(matching?.cells ?? empty)] },
        }),
      };
    }),
  };
}

/** Returns the names of a group's values as the actor may see them. */
const namesOf = (
  { actor, aggregateType }: GroupingPlace,
  dimensions: readonly GroupedBy[],
  { keys, names }: Pick<Found['groups'][number], 'keys' | 'names'>,
): (string | null)[] =>
  dimensions.map(({ dimension: { name }, nameOf }, index) => {
    const held = names[index] ?? null;
    return name === undefined
      ? (nameOf(keys[index] ?? null) ?? null)
      : (visibleTo(actor, { machine: aggregateType.id }, { [name]: held })[name] ?? null);
  });

/** Returns the filters with the period before that of the same length; throws a `PageFault` without a period. */
function periodBefore(filters: readonly Filter[], field: string): { filters: Filter[]; shift: Shift } {
  const period = filters.find((filter) => filter.field === field && filter.op === 'between');
  const ends = period !== undefined && Array.isArray(period.value) ? byInstant(period, period.value).value : null;
  const [from, to] = Array.isArray(ends) ? ends.map((end) => Date.parse(String(end))) : [];
  if (from === undefined || to === undefined || !(to >= from)) throw new PageFault('noPeriod', { field });
  const milliseconds = to - from + 1;
  const first = new Date(from).toISOString();
  const value = [earlier(first, milliseconds), earlier(first, 1)];
  return {
    filters: filters.map((filter) => (filter === period ? { field, op: 'between', value } : filter)),
    shift: { field, milliseconds },
  };
}
