import { useState } from 'react';
import { serverNow } from '#services/clock.ts';
import type { Filter } from '#services/page.ts';
import { randomId } from '#services/randomId.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { tellLostPart } from '#views/ui/arrival.ts';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useWords } from '#views/language/words.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { ExportRange } from './exportRange.ts';
import type { ListTools } from './options.ts';

/** Requests an export and follows it, with its messages. */
const loadRun = withAllMessages(() => import('./exportRun.ts'));
const ExportRangeDialog = arriving(withAllMessages(() => import('./ExportRangeDialog.tsx')));

interface ExportListProps extends ListTools {
  readonly list: Pick<ListDescriptor, 'id' | 'fields' | 'timeBounds'>;
}

/** Exports the list as it is shown: its filters, its order, its columns. Asks for a range of time that it lacks. */
export function ExportList({ list, filters, sort, columns }: ExportListProps) {
  const words = useWords();
  const [progress, setProgress] = useState<string | null>(null);
  const [offered, setOffered] = useState<ExportRange | null>(null);

  const run = async (within: readonly Filter[], isChosen = false): Promise<void> => {
    setProgress('');
    const loaded = await loadRun().catch(tellLostPart);
    const range = loaded && !isChosen ? loaded.rangeWanted(list.timeBounds, within, serverNow()) : null;
    if (loaded && range === null) {
      const wanted = { key: randomId(), machine: list.id, filters: within, sort, columns };
      return loaded.runExport(wanted, words, setProgress);
    }
    setOffered(range);
    setProgress(null);
  };

  return (
    <>
      <Button icon="download" isPending={progress !== null} onPress={() => void run(filters)}>
        {progress ? words.text('ui.export.running', { progress }) : words.text('event.exportTask.requested')}
      </Button>
      {offered && (
        <ExportRangeDialog
          list={list}
          filters={filters}
          offered={offered}
          onExport={(within) => void run(within, true)}
          onClose={() => setOffered(null)}
        />
      )}
    </>
  );
}
