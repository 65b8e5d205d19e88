import type pg from 'pg';
import { z } from 'zod';
import type { Actor } from '#machines/kit/actor.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { expressionOf, PageFault, pageSchema, selectionOf } from './page.ts';
import { rowTable } from './tables.ts';

const field = z.string().min(1).max(64);

/** Figures asked for: how many rows of a list there are, sums of their fields, and both by the day of a time. */
export const figuresSchema = z.strictObject({
  figures: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(64),
        filters: pageSchema.shape.filters,
        /** Whole-number fields to be summed, such as amounts in hundredths. */
        sums: z.array(field).max(10).default([]),
        /** A time of the row: the figures of each Myanmar day of it. */
        byDay: field.optional(),
      }),
    )
    .min(1)
    .max(40),
});
export type FigureRequest = z.infer<typeof figuresSchema>['figures'][number];

const measured = z.object({ count: z.int(), sums: z.record(z.string(), z.number()) });

export const figureReply = z.object({
  name: z.string(),
  ...measured.shape,
  /** Only days that have rows, `YYYY-MM-DD`, oldest first; empty when no time was named. */
  days: z.array(z.object({ day: z.string(), ...measured.shape })),
});
export type Figure = z.infer<typeof figureReply>;

/** Counts and sums exactly the rows that the list shows under the same filters, within the actor's scope. */
export async function figureOf(
  pool: pg.Pool,
  columns: ReadonlyMap<string, string>,
  noun: Noun,
  actor: Actor,
  { name, filters, sums, byDay }: FigureRequest,
): Promise<Figure> {
  const { where, values } = selectionOf(columns, noun, actor, { filters, sort: [] });
  const summed = sums.map((one, index) => `coalesce(sum(${numberOf(noun, columns, one)}), 0)::float8 as sum${index}`);
  const day = byDay === undefined ? `''` : dayOf(noun, columns, byDay);
  const { rows } = await pool.query<{ day: string | null; count: number } & Record<string, string | number | null>>(
    `select ${day} as day, count(*)::int as count${summed.map((sum) => `, ${sum}`).join('')}
     from ${rowTable(noun.id)} ${where} group by 1 order by 1`,
    values,
  );
  const days = rows.map((row) => ({
    day: row.day ?? '',
    count: row.count,
    sums: Object.fromEntries(sums.map((one, index) => [one, Number(row[`sum${index}`])])),
  }));
  return {
    name,
    count: days.reduce((total, { count }) => total + count, 0),
    sums: Object.fromEntries(sums.map((one) => [one, days.reduce((total, { sums: of }) => total + (of[one] ?? 0), 0)])),
    days: byDay === undefined ? [] : days.filter((one) => one.day !== ''),
  };
}

function numberOf(noun: Noun, columns: ReadonlyMap<string, string>, name: string): string {
  const { sql, type } = expressionOf(noun, columns, name);
  if (type !== 'number') throw new PageFault('wrongOperator', { field: name, op: 'sum' });
  return sql;
}

/** The Myanmar day of a time that the row keeps as UTC text. */
function dayOf(noun: Noun, columns: ReadonlyMap<string, string>, name: string): string {
  const { sql, type } = expressionOf(noun, columns, name);
  if (type !== 'text' || !/(?:At|Time)$/.test(name)) throw new PageFault('wrongOperator', { field: name, op: 'byDay' });
  return `to_char((${sql})::timestamptz at time zone 'Asia/Yangon', 'YYYY-MM-DD')`;
}
