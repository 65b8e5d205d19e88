import { useCallback, useEffect, useMemo, useState } from 'react';
import { late } from '#views/ui/late.tsx';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { actOf } from './shortcuts.ts';
import type { Tabs } from './useTabs.ts';

const KeyTable = late<{ onClose: () => void }>(withAllMessages(() => import('./KeyTable.tsx')));

interface ShortcutsProps {
  readonly tabs: Tabs;
  /** Opens the command palette. */
  readonly onPalette: () => void;
}

/** Handles the console's shortcuts and lists them all on a question mark. */
export function Shortcuts({ tabs, onPalette }: ShortcutsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const acts = useMemo(() => ({ help: () => setOpen(true), palette: onPalette }), [onPalette]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = event.defaultPrevented ? null : actOf(event, tabs, acts);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [acts, tabs]);
  return isOpen && <KeyTable wanted onLost={close} onClose={close} />;
}
