import { useEffect, useMemo, useState } from 'react';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { KeyboardHint } from '#views/ui/KeyboardHint.tsx';
import { useWords } from '#views/words.tsx';
import { shortcutsOf } from './shortcuts.ts';
import type { Tabs } from './useTabs.ts';

/** Listens for the console's keys, and shows them all on a question mark. */
export function Shortcuts({ tabs }: { tabs: Tabs }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const shortcuts = useMemo(() => shortcutsOf(() => setOpen(true)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const found = shortcuts.find(({ matches }) => matches(event));
      if (!found || event.defaultPrevented) return;
      event.preventDefault();
      found.act(tabs);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts, tabs]);
  return (
    <Dialog size="small" title={words.text('shell.keys')} isOpen={isOpen} onOpenChange={setOpen}>
      <DescriptionList
        columns={1}
        items={shortcuts.map(({ keys, label }) => ({
          id: label,
          term: words.text(label),
          detail: <KeyboardHint keys={keys} />,
        }))}
      />
    </Dialog>
  );
}
