import { useEffect } from 'react';
import { afterFirstTouch, afterFirstView } from '#services/firstView.ts';
import { fetchLaterFiles } from '#services/laterFiles.ts';
import { openLockScreen } from '#views/app/openLockScreen.ts';
import { loadAllMessages } from '#views/language/speech.ts';
import { onLostPart } from '#views/ui/arrival.ts';
import { prepareMenus } from '#views/ui/Menu.tsx';
import { prepareModals } from '#views/ui/Modal.tsx';
import { preparePopovers } from '#views/ui/Popover.tsx';
import { prepareToasts } from '#views/ui/Toast.tsx';
import { prepareTooltips } from '#views/ui/Tooltip.tsx';
import { useWords } from '#views/language/words.tsx';
import { prepareLeaving } from './LeaveDialog.tsx';
import { tellLost } from './version/lost.ts';

/** Parts that are needed later, and immediately then. */
const PARTS = [
  loadAllMessages,
  prepareTooltips,
  prepareMenus,
  prepareModals,
  preparePopovers,
  prepareToasts,
  prepareLeaving,
  openLockScreen,
  async () => (await import('./cutText.ts')).revealCutTexts(),
];

/** Fetches the files of these parts after the first view, readies them once a person is there, and reports lost ones. */
export function usePreparedParts(): void {
  const words = useWords();
  useEffect(() => {
    afterFirstView(fetchLaterFiles);
    PARTS.forEach(afterFirstTouch);
  }, []);
  useEffect(() => onLostPart(() => void tellLost(words)), [words]);
}
