import { useEffect, useMemo, useState } from 'react';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { KeyboardHint } from '#views/ui/KeyboardHint.tsx';
import { KEY_GROUPS, KEY_NAMES, KEYS } from '#views/ui/keys.ts';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Shortcuts.css.ts';
import { actOf } from './shortcuts.ts';
import type { Tabs } from './useTabs.ts';

interface ShortcutsProps {
  readonly tabs: Tabs;
  /** Opens the command palette. */
  readonly onPalette: () => void;
}

/** Listens for the console's keys, and shows them all on a question mark. */
export function Shortcuts({ tabs, onPalette }: ShortcutsProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
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
  return (
    <Dialog title={words.text('shell.keys')} isOpen={isOpen} onOpenChange={setOpen}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div role="group" aria-label={words.text('shell.keys')} tabIndex={0} className={css.groups}>
        {KEY_GROUPS.map((group) => (
          <section key={group} aria-labelledby={`keys-${group}`}>
            <h3 id={`keys-${group}`} className={css.heading}>
              {words.text(`shell.keys.group.${group}`)}
            </h3>
            <DescriptionList
              columns={1}
              items={KEY_NAMES.filter((name) => KEYS[name].group === group).map((name) => ({
                id: name,
                term: words.text(`shell.keys.${name}`),
                detail: (
                  <Inline gap="s">
                    <KeyboardHint of={name} all />
                  </Inline>
                ),
              }))}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
