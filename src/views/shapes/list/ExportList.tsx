import { useState } from 'react';
import { merge, timer, exhaustMap, map, takeWhile, type Observable } from 'rxjs';
import type { Noun } from '#machines/kit/noun.ts';
import { DOWNLOAD_POLL_MILLISECONDS } from '#machines/limits.ts';
import { readExports, recordOf, requestExport, type ExportRecord } from '#services/exports.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { row$ } from '#services/live/live.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/words.tsx';
import type { ListTools } from './options.ts';

const GENERATING = 1;
const GENERATED = 2;
const LATEST = 20;

/** An export until it is settled: as it is told of, and asked for now and then in case the telling is cut off. */
const watch = (id: string): Observable<ExportRecord | null> =>
  merge(
    row$('exportTask', id).pipe(map(recordOf)),
    timer(DOWNLOAD_POLL_MILLISECONDS, DOWNLOAD_POLL_MILLISECONDS).pipe(
      exhaustMap(() => readExports(1, LATEST).catch(() => null)),
      map((page) => page?.records.find((record) => record.id === id) ?? null),
    ),
  ).pipe(takeWhile((record) => record === null || record.status === GENERATING, true));

/** Exports the list as it is shown: its filters, its order, its columns. */
export function ExportList({ noun, filters, sort, columns }: ListTools & { readonly noun: Noun }) {
  const words = useWords();
  const [progress, setProgress] = useState<string | null>(null);

  const settle = ({ status, fileName, reason }: ExportRecord): void => {
    setProgress(null);
    if (status === GENERATED)
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
  };

  const begin = async (): Promise<void> => {
    setProgress('');
    try {
      const wish = { key: crypto.randomUUID(), machine: noun.id, filters, sort, columns };
      const { id, fileName } = await requestExport(wish);
      toast({
        tone: 'info',
        title: words.text('ui.export.begun'),
        text: words.text('ui.export.begunText', { fileName }),
      });
      watch(id).subscribe((record) => {
        if (!record) return;
        if (record.status !== GENERATING) return settle(record);
        if (record.total) setProgress(words.percent(record.done / record.total));
      });
    } catch (error) {
      setProgress(null);
      const failure = failureOf(error);
      if (!failure) throw error;
      const reason = failure.kind === 'refused' ? failure.refusals.map(({ message }) => message ?? '').join(' ') : '';
      toast({ tone: 'critical', title: words.text('ui.export.refused'), text: reason || wordFailure(failure, words) });
    }
  };

  return (
    <Button icon="download" isPending={progress !== null} onPress={() => void begin()}>
      {progress ? words.text('ui.export.running', { progress }) : words.text('event.exportTask.requested')}
    </Button>
  );
}
