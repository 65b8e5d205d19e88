import { merge, timer, exhaustMap, map, takeWhile, type Observable } from 'rxjs';
import { DOWNLOAD_POLL_MILLISECONDS } from '#machines/limits.ts';
import { exports$ } from '#services/exportNews.ts';
import { readExports, requestExport, type ExportRecord } from '#services/exports.ts';

export { requestExport };

const GENERATING = 1;
const GENERATED = 2;
const LATEST = 20;

/** Returns true if an export will not change any more. */
export const isSettled = ({ status }: ExportRecord): boolean => status !== GENERATING;

/** Returns true if its file can be fetched. */
export const isGenerated = ({ status }: ExportRecord): boolean => status === GENERATED;

/** Follows an export until it is settled: by its events, and by a poll in case these are cut off. */
export const watch = (id: string): Observable<ExportRecord | null> =>
  merge(
    exports$(id),
    timer(DOWNLOAD_POLL_MILLISECONDS, DOWNLOAD_POLL_MILLISECONDS).pipe(
      exhaustMap(() => readExports(1, LATEST).catch(() => null)),
      map((page) => page?.records.find((record) => record.id === id) ?? null),
    ),
  ).pipe(takeWhile((record) => record === null || !isSettled(record), true));
