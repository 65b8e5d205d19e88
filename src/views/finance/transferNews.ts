import { filter, map } from 'rxjs';
import { transferRow } from '#machines/journals/transferRow.ts';
import { events$ } from '#services/live/live.ts';

/** Transfers as they are made: each confirmed slip and each settled settlement with its row. */
export const transferNews$ = events$.pipe(
  map((event) => {
    const row = event.row && transferRow(event.machine, event.row);
    return row ? { ...event, machine: 'transfer', id: row.id, row } : null;
  }),
  filter((event) => event !== null),
);
