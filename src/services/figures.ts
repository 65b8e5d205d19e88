import { readFigures as readFiguresCall, type Figure } from '#calls/figures.ts';
import { call, type AskOptions } from './http.ts';
import type { Filter } from './page.ts';

/** A figure asked for: the rows of a list under filters, sums of their fields, and both by the day of a time. */
export interface FiguresRequest {
  readonly name: string;
  /** Machine of the rows where it is not the one asked. */
  readonly machine?: string;
  readonly filters: readonly Filter[];
  readonly sums?: readonly string[];
  readonly byDay?: string;
}

/** A count of rows and sums of their fields; by `YYYY-MM-DD` for the days that have rows. */
export type { Figure } from '#calls/figures.ts';

/** Figures of a machine's list by their names, within the asker's scope. */
export const readFigures = async (
  machine: string,
  figures: readonly FiguresRequest[],
  options?: AskOptions,
): Promise<ReadonlyMap<string, Figure>> => {
  // A screen's request has more fields, such as the link of its figure; the server rejects them.
  const asked = figures.map(({ name, machine: of, filters, sums, byDay }) => ({
    name,
    filters,
    ...(of && { machine: of }),
    ...(sums && { sums }),
    ...(byDay && { byDay }),
  }));
  const answer = await call(readFiguresCall, { params: { machine }, body: { figures: asked } }, options);
  return new Map(answer.figures.map((one) => [one.name, one]));
};
