import * as z from 'zod/mini';
import { MEASURE_FUNCTIONS, TIME_PARTS } from '#machines/kit/report.ts';
import { contract } from './contract.ts';
import { filter, filters } from './filters.ts';
import { maybe, ofMachine, text, withDefault } from './shapes.ts';

const name = text(1, 64);

/** Most groups that one request may have. */
export const GROUPS_MOST = 10_000;

const grouping = z.strictObject({
  name,
  /** Machine of the rows where it is not the path's own. */
  machine: z.optional(name),
  measures: z
    .array(
      z.strictObject({
        measure: name,
        /** One of the measure's functions; the usual one if absent. */
        as: z.optional(z.enum(MEASURE_FUNCTIONS)),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
  dimensions: withDefault(
    z
      .array(
        z.strictObject({
          dimension: name,
          /** Part of a time; the day if absent. */
          by: z.optional(z.enum(TIME_PARTS)),
        }),
      )
      .check(z.maxLength(2)),
    [],
  ),
  filters,
  /** Time field with a `between` among the filters: values of the period before are returned too. */
  compare: z.optional(name),
});
export type GroupingRequest = z.infer<typeof grouping>;

const groupsBody = z.strictObject({ groups: z.array(grouping).check(z.minLength(1), z.maxLength(12)) });

const cell = z.object({
  /** Null without any row to measure: an average of nothing, a share of nothing. */
  value: z.nullable(z.number()),
  /** Number of rows behind the value: those that its drill-down filters find. */
  count: z.number(),
  /** Number of rows of which a share was taken, or of another record type of which a rate was. */
  of: z.optional(z.number()),
});
export type Cell = z.infer<typeof cell>;

const cells = z.array(cell);
const conditions = z.array(filter);

const grouped = z.object({
  name: z.string(),
  /**
   * By measure, the filters of its rows, the request's included. With the filters of a group they are the drill-down of a
   * cell.
   */
  measures: z.array(z.object({ filters: conditions, before: z.optional(conditions) })),
  /** Cells of all rows together, in the order of the measures. */
  total: z.object({ cells, before: z.optional(cells) }),
  groups: z.array(
    z.object({
      /** By dimension, the value; null for rows without one. */
      keys: z.array(maybe),
      /** By dimension, the name that the rows keep of the value; null where they keep none. */
      names: z.array(maybe),
      filters: conditions,
      cells,
      before: z.optional(z.object({ filters: conditions, cells })),
    }),
  ),
});
export type Grouped = z.infer<typeof grouped>;
export type Group = Grouped['groups'][number];

export const readGroups = contract({
  method: 'POST',
  path: '/api/:machine/groups',
  summary:
    "Groups a machine's rows within the actor's scope by up to two dimensions and measures them, with the filters of each cell's rows.",
  params: ofMachine,
  body: groupsBody,
  reply: z.object({ groups: z.array(grouped) }),
  errors: ['forbidden', 'notFound'],
});
