import { useEffect } from 'react';
import { afterFirstTouch } from '#services/firstView.ts';
import { late } from '#views/ui/late.tsx';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import type { PaletteProps } from './palette/Palette.tsx';
import type { Tabs } from './useTabs.ts';

const Palette = late<PaletteProps>(withAllMessages(() => import('./palette/Palette.tsx')));

interface PaletteHostProps {
  readonly tabs: Tabs;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The command palette. Its code loads once a person is at the idle console, or on first use. */
export function PaletteHost({ tabs, isOpen, onClose }: PaletteHostProps) {
  useEffect(() => {
    // Ignores failures: the load on first use reports them.
    afterFirstTouch(Palette.prepare);
  }, []);
  return isOpen && <Palette wanted onLost={onClose} tabs={tabs} onClose={onClose} />;
}
