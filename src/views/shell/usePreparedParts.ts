import { useEffect } from 'react';
import { afterFirstView } from '#services/firstView.ts';
import { openLockScreen } from '#views/openLockScreen.ts';
import { loadAllMessages } from '#views/speech.ts';
import { onLostPart } from '#views/ui/arrival.ts';
import { prepareMenus } from '#views/ui/Menu.tsx';
import { prepareModals } from '#views/ui/Modal.tsx';
import { preparePopovers } from '#views/ui/Popover.tsx';
import { prepareToasts } from '#views/ui/Toast.tsx';
import { prepareTooltips } from '#views/ui/Tooltip.tsx';
import { useWords } from '#views/words.tsx';
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
];

/** Preloads these parts after the first view, and reports those that cannot be loaded. */
export function usePreparedParts(): void {
  const words = useWords();
  useEffect(() => afterFirstView(() => Promise.allSettled(PARTS.map((prepare) => prepare()))), []);
  useEffect(() => onLostPart(() => void tellLost(words)), [words]);
}
