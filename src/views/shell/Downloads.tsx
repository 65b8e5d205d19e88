import { useState } from 'react';
import { arriving } from '#views/ui/arriving.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Popover } from '#views/ui/Popover.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Downloads.css.ts';

/** Stands in for the list at its width, so that the window is placed once. */
const Waiting = () => (
  <div className={css.panel}>
    <Skeleton />
  </div>
);

const DownloadPopover = arriving(() => import('./DownloadPopover.tsx'), { Waiting });

/** Button of the latest exports (§2); the list's code loads when first opened. */
export function Downloads() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const label = words.text('shell.downloads');
  return (
    <Popover
      flush
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon="download" label={label} />}
    >
      <DownloadPopover onGo={() => setOpen(false)} />
    </Popover>
  );
}
