import { useState } from 'react';
import type { ExportRecord } from '#services/exports.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { Button } from '#views/ui/Button.tsx';
import { tellLostPart } from '#views/ui/arrival.ts';
import { toast } from '#views/ui/Toast.tsx';
import { withAllMessages } from '#views/withAllMessages.ts';
import { useWords } from '#views/words.tsx';
import type { ListTools } from './options.ts';
import { randomId } from '#services/randomId.ts';

/** Requests an export and follows it, with its messages. */
const loadRun = withAllMessages(() => import('./exportRun.ts'));

/** Exports the list as it is shown: its filters, its order, its columns. */
export function ExportList({ machine, filters, sort, columns }: ListTools & { readonly machine: string }) {
  const words = useWords();
  const [progress, setProgress] = useState<string | null>(null);

  const settle = ({ fileName, reason }: ExportRecord, isGenerated: boolean): void => {
    setProgress(null);
    if (isGenerated)
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
    const run = await loadRun().catch(() => null);
    if (!run) {
      setProgress(null);
      return tellLostPart();
    }
    const { requestExport, watch, isSettled, isGenerated } = run;
    try {
      const { id, fileName } = await requestExport({ key: randomId(), machine, filters, sort, columns });
      toast({
        tone: 'info',
        title: words.text('ui.export.begun'),
        text: words.text('ui.export.begunText', { fileName }),
      });
      watch(id).subscribe((record) => {
        if (!record) return;
        if (isSettled(record)) return settle(record, isGenerated(record));
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
