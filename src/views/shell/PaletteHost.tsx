import { useEffect } from 'react';
import { afterFirstView } from '#services/firstView.ts';
import { late } from '#views/ui/late.tsx';
import { wholly } from '#views/wholly.ts';
import type { PaletteProps } from './palette/Palette.tsx';
import type { Tabs } from './useTabs.ts';

const Palette = late<PaletteProps>(wholly(() => import('./palette/Palette.tsx')));

interface PaletteHostProps {
  readonly tabs: Tabs;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The command palette, whose code comes when the console has nothing else to do, or when it is asked for. */
export function PaletteHost({ tabs, isOpen, onClose }: PaletteHostProps) {
  useEffect(() => {
    // What cannot be fetched ahead is fetched when it is needed, and told of then.
    afterFirstView(Palette.prepare);
  }, []);
  return isOpen && <Palette wanted onLost={onClose} tabs={tabs} onClose={onClose} />;
}
