import { useCallback, useState } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { Dialog } from '#views/ui/Dialog.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/words.tsx';
import { EventDialog } from '#views/shapes/form/EventDialog.tsx';
import { useReach } from '../reach.ts';
import type { Tabs } from '../useTabs.ts';
import { Finder } from './Finder.tsx';
import { addressOf } from './records.ts';

export interface PaletteProps {
  readonly tabs: Tabs;
  readonly onClose: () => void;
}

/** The command palette: every screen, record and act that the person can reach, by name or number. */
export default function Palette({ tabs, onClose }: PaletteProps) {
  const words = useWords();
  const { views } = useReach();
  const [beginning, setBeginning] = useState<{ readonly event: string; readonly noun: Noun } | null>(null);
  const begin = useCallback((event: string, noun: Noun) => setBeginning({ event, noun }), []);
  const onFailed = useCallback(() => {
    toast({ tone: 'critical', title: words.text('failure.offlineHint') });
    onClose();
  }, [words, onClose]);
  if (beginning) {
    const { event, noun } = beginning;
    return (
      <EventDialog
        noun={noun}
        life={unborn(noun, '')}
        type={event}
        onClose={onClose}
        onDone={({ id }) => {
          const address = id ? addressOf(noun.id, id, views) : null;
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
