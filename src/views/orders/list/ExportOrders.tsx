import { useState } from 'react';
import { merge, timer, exhaustMap, map, takeWhile, type Observable } from 'rxjs';
import { order } from '#machines/order/index.ts';
import { DOWNLOAD_POLL_MILLISECONDS } from '#machines/limits.ts';
import { readExports, recordOf, requestExport, type ExportRecord } from '#services/exports.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { row$ } from '#services/live/live.ts';
import type { ListTools } from '#views/shapes/list/options.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/words.tsx';

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
export function ExportOrders({ filters, sort, columns }: ListTools) {
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
      const fields = columns.filter((column) => column in order.rowSchema.shape);
      const { id, fileName } = await requestExport({ key: crypto.randomUUID(), filters, sort, columns: fields });
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
