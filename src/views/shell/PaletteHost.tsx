import { useEffect } from 'react';
import { afterFirstView } from '#services/firstView.ts';
import { Late } from './Late.tsx';
import type { Tabs } from './useTabs.ts';

const load = () => import('./palette/Palette.tsx');

interface PaletteHostProps {
  readonly tabs: Tabs;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The command palette, whose code comes when the console has nothing else to do, or when it is asked for. */
export function PaletteHost({ tabs, isOpen, onClose }: PaletteHostProps) {
  useEffect(() => {
    // What cannot be fetched ahead is fetched when it is needed, and told of then.
    afterFirstView(load);
  }, []);
  return <Late load={load} isWanted={isOpen} onFailed={onClose} props={{ tabs, onClose }} />;
}
