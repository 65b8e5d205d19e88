import { auditTime, buffer, catchError, concatMap, EMPTY, filter, from, mergeMap, share, type Observable } from 'rxjs';
import postingTypes from '#machines/postings/index.ts?postingTypes';
import { failureOf } from '#services/failure.ts';
import { events$ } from '#services/live/live.ts';
import type { LiveEvent } from '#services/live/protocol.ts';
import { allRows } from '#services/page.ts';

/** Time in which entries are gathered before their lines are read, milliseconds. */
const CALM_MS = 500;
/** Entries whose lines are read at once: few enough for all their lines. */
const MOST_ENTRIES = 100;

const types: ReadonlySet<string> = new Set(postingTypes);

const chunksOf = (entries: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(entries.length / MOST_ENTRIES) }, (_, index) =>
    entries.slice(index * MOST_ENTRIES, (index + 1) * MOST_ENTRIES),
  );

/** Lines of the ledger as events come: the server makes the lines of an event, so they are asked for by its number. */
export function postingsOf(events: Observable<LiveEvent>, read: typeof allRows = allRows): Observable<LiveEvent> {
  const posted = events.pipe(filter(({ type }) => types.has(type)));
  return posted.pipe(
    buffer(posted.pipe(auditTime(CALM_MS))),
    mergeMap((some) => chunksOf(some.map(({ position }) => position)).map((entries) => ({ entries, some }))),
    concatMap(({ entries, some }) =>
      from(read('posting', { filters: [{ field: 'entry', op: 'in', value: entries }] })).pipe(
        // Lines that are not heard of come with the next reading of the list.
        catchError((error: unknown) => {
          if (!failureOf(error)) throw error;
          return EMPTY;
        }),
        mergeMap((rows) =>
          rows.flatMap((row) => {
            const event = some.find(({ position }) => position === row['entry']);
            return event ? [{ ...event, machine: 'posting', id: row.id, row }] : [];
          }),
        ),
      ),
    ),
  );
}

/** Lines of the ledger as they are posted within the person's scope. */
export const postingNews$ = postingsOf(events$).pipe(share());
