import type { DemoContext } from '../demoContext.ts';

export type Row = Readonly<Record<string, unknown>>;

export const idOf = (row: Row | undefined): string => String(row?.['id']);

/** Returns rows of a machine that are in a state and satisfy a condition. */
export const matchingRows = async (
  demo: DemoContext,
  machine: string,
  state: string,
  fits: (row: Row) => boolean,
  most: number,
): Promise<Row[]> => (await demo.rowsIn(machine, state, 400)).filter(fits).slice(0, most);
