import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { KeyboardHint } from '#views/ui/KeyboardHint.tsx';
import { KEY_GROUPS, KEY_NAMES, KEYS } from '#views/ui/keys.ts';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './KeyTable.css.ts';

/** Table of all keyboard shortcuts, in groups. */
export default function KeyTable({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const title = words.text('shell.keys');
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div role="group" aria-label={title} tabIndex={0} className={css.groups}>
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
