import { merge, timer, exhaustMap, map, takeWhile, type Observable } from 'rxjs';
import { DOWNLOAD_POLL_MILLISECONDS } from '#machines/fields/limits.ts';
import { exports$ } from '#services/exportNews.ts';
import { readExports, requestExport, type ExportRecord, type ExportRequest } from '#services/exports.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { toast } from '#views/ui/Toast.tsx';
import type { Words } from '#i18n/words.ts';

export { rangeWanted } from './exportRange.ts';

const GENERATING = 1;
const GENERATED = 2;
const LATEST = 20;

/** Returns true if an export will not change any more. */
const isSettled = ({ status }: ExportRecord): boolean => status !== GENERATING;

/** Returns true if its file can be fetched. */
const isGenerated = ({ status }: ExportRecord): boolean => status === GENERATED;

/** Follows an export until it is settled: by its events, and by a poll in case these are cut off. */
const watch = (id: string): Observable<ExportRecord | null> =>
  merge(
    exports$(id),
    timer(DOWNLOAD_POLL_MILLISECONDS, DOWNLOAD_POLL_MILLISECONDS).pipe(
      exhaustMap(() => readExports(1, LATEST).catch(() => null)),
      map((page) => page?.records.find((record) => record.id === id) ?? null),
    ),
  ).pipe(takeWhile((record) => record === null || !isSettled(record), true));

function sayEnd(record: ExportRecord, words: Words): void {
  const { fileName, reason } = record;
  if (isGenerated(record))
    toast({
      tone: 'positive',
      title: words.text('ui.export.done'),
      text: words.text('ui.export.doneText', { fileName }),
    });
  else
    toast({
      tone: 'critical',
      title: words.text('ui.export.failed'),
      text: words.text(`value.exportReason.${reason ?? 'fault'}`),
    });
}

/** Requests an export and says how it goes: its share as a text, empty before the first, null once it has ended. */
export async function runExport(
  wanted: ExportRequest,
  words: Words,
  showProgress: (progress: string | null) => void,
): Promise<void> {
  try {
    const { id, fileName } = await requestExport(wanted);
    toast({
      tone: 'info',
      title: words.text('ui.export.begun'),
      text: words.text('ui.export.begunText', { fileName }),
    });
    watch(id).subscribe((record) => {
      if (!record) return;
      if (isSettled(record)) {
        showProgress(null);
        sayEnd(record, words);
      } else if (record.total) showProgress(words.percent(record.done / record.total));
    });
  } catch (error) {
    showProgress(null);
    const failure = failureOf(error);
    if (!failure) throw error;
    const reason = failure.kind === 'refused' ? failure.refusals.map(({ message }) => message ?? '').join(' ') : '';
    toast({ tone: 'critical', title: words.text('ui.export.refused'), text: reason || wordFailure(failure, words) });
  }
}
