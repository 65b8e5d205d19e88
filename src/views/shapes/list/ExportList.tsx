import { useState } from 'react';
import { randomId } from '#services/randomId.ts';
import { Button } from '#views/ui/Button.tsx';
import { tellLostPart } from '#views/ui/arrival.ts';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useWords } from '#views/language/words.tsx';
import type { ListTools } from './options.ts';

/** Requests an export and follows it, with its messages. */
const loadRun = withAllMessages(() => import('./exportRun.ts'));

/** Exports the list as it is shown: its filters, its order, its columns. */
export function ExportList({ machine, filters, sort, columns }: ListTools & { readonly machine: string }) {
  const words = useWords();
  const [progress, setProgress] = useState<string | null>(null);

  const begin = async (): Promise<void> => {
    setProgress('');
    const run = await loadRun().catch(() => null);
    if (run) return run.runExport({ key: randomId(), machine, filters, sort, columns }, words, setProgress);
    setProgress(null);
    tellLostPart();
  };

  return (
    <Button icon="download" isPending={progress !== null} onPress={() => void begin()}>
      {progress ? words.text('ui.export.running', { progress }) : words.text('event.exportTask.requested')}
    </Button>
  );
}
