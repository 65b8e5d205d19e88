import { useCallback, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { Dialog } from '#views/ui/Dialog.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { EventDialog } from '#views/shapes/form/EventDialog.tsx';
import { useReach } from '../reach.ts';
import type { Tabs } from '../useTabs.ts';
import { Finder } from './Finder.tsx';
import { addressOf } from './records.ts';

export interface PaletteProps {
  readonly tabs: Tabs;
  readonly onClose: () => void;
}

/** Command palette: finds every screen, record and action that the person can reach, by name or number. */
export default function Palette({ tabs, onClose }: PaletteProps) {
  const words = useWords();
  const { views } = useReach();
  const [beginning, setBeginning] = useState<{ readonly event: string; readonly aggregateType: AggregateType } | null>(
    null,
  );
  const begin = useCallback(
    (event: string, aggregateType: AggregateType) => setBeginning({ event, aggregateType }),
    [],
  );
  const onFailed = useCallback(() => {
    toast({ tone: 'critical', title: words.text('failure.offlineHint') });
    onClose();
  }, [words, onClose]);
  if (beginning) {
    const { event, aggregateType } = beginning;
    return (
      <EventDialog
        aggregateType={aggregateType}
        aggregate={notCreated(aggregateType, '')}
        type={event}
        onClose={onClose}
        onDone={({ id }) => {
          const address = id ? addressOf(aggregateType.id, id, views) : null;
          if (address !== null) tabs.moves.go(address);
        }}
      />
    );
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={words.text('shell.palette')}>
      <Finder tabs={tabs} begin={begin} onFailed={onFailed} onClose={onClose} />
    </Dialog>
  );
}
