import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { filters } from './filters.ts';
import { row } from './row.ts';
import { ofMachine, pagedBody, text, withDefault } from './shapes.ts';

/** The request for a page of rows: filters, sort and paging. */
const pageBody = z.strictObject({
  ...pagedBody,
  filters,
  sort: withDefault(
    z
      .array(z.strictObject({ field: text(1, 64), dir: withDefault(z.enum(['asc', 'desc']), 'asc') }))
      .check(z.maxLength(3)),
    [],
  ),
  /** Counts every match; otherwise counting stops at 10,000 and the reply says so. */
  exactTotal: withDefault(z.boolean(), false),
});

export type PageRequest = z.infer<typeof pageBody>;

export const readPage = contract({
  method: 'POST',
  path: '/api/:machine/page',
  summary: "Returns one page of a machine's rows within the actor's scope.",
  params: ofMachine,
  body: pageBody,
  reply: z.object({ records: z.array(row), total: z.number(), totalIsExact: z.boolean() }),
  errors: ['forbidden', 'notFound'],
});
