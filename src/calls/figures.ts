import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { filters } from './filters.ts';
import { ofMachine, text, withDefault } from './shapes.ts';

const field = text(1, 64);

/** Figures of a list: the number of rows, sums of fields, and both by day. */
const figuresBody = z.strictObject({
  figures: z
    .array(
      z.strictObject({
        name: field,
        /** Machine of the rows where it is not the path's own. */
        machine: z.optional(field),
        filters,
        /** Whole-number fields to sum, such as amounts in hundredths. */
        sums: withDefault(z.array(field).check(z.maxLength(10)), []),
        /** A time field; figures are returned for each of its Myanmar days. */
        byDay: z.optional(field),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
});

export type FigureRequest = z.infer<typeof figuresBody>['figures'][number];

const measured = { count: z.number(), sums: z.record(z.string(), z.number()) };

const figure = z.object({
  name: z.string(),
  ...measured,
  /** Only days with rows, `YYYY-MM-DD`, oldest first; empty without `byDay`. */
  days: z.array(z.object({ day: z.string(), ...measured })),
});
export type Figure = z.infer<typeof figure>;

export const readFigures = contract({
  method: 'POST',
  path: '/api/:machine/figures',
  summary:
    "Counts and sums a machine's rows within the actor's scope, for several sets of filters, also by day; others' rows too.",
  params: ofMachine,
  body: figuresBody,
  reply: z.object({ figures: z.array(figure) }),
  errors: ['forbidden', 'notFound'],
});
