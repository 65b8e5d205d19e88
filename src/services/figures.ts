import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';
import type { Filter } from './page.ts';

/** A figure asked for: the rows of a list under filters, sums of their fields, and both by the day of a time. */
export interface FigureWish {
  readonly name: string;
  readonly filters: readonly Filter[];
  readonly sums?: readonly string[];
  readonly byDay?: string;
}

const measured = { count: z.number(), sums: z.record(z.string(), z.number()) };

const figure = z.object({ name: z.string(), ...measured, days: z.array(z.object({ day: z.string(), ...measured })) });

/** A count of rows and sums of their fields; by `YYYY-MM-DD` for the days that have rows. */
export type Figure = z.infer<typeof figure>;

const figuresCall = call<{ machine: string; figures: readonly FigureWish[] }>()({
  method: 'POST',
  path: ({ machine }) => `api/${encodeURIComponent(machine)}/figures`,
  body: ({ figures }) => ({
    figures: figures.map(({ name, filters, sums = [], byDay }) => ({ name, filters, sums, ...(byDay && { byDay }) })),
  }),
  answer: z.object({ figures: z.array(figure) }),
});

/** Figures of a machine's list by their names, within the asker's scope. */
export const readFigures = async (
  machine: string,
  figures: readonly FigureWish[],
  options?: AskOptions,
): Promise<ReadonlyMap<string, Figure>> => {
  const answer = await ask(figuresCall, { machine, figures }, options);
  return new Map(answer.figures.map((one) => [one.name, one]));
};
