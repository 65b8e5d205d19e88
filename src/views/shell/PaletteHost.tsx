import { lazy, Suspense } from 'react';
import type { Tabs } from './useTabs.ts';

const Palette = lazy(() => import('./palette/Palette.tsx'));

interface PaletteHostProps {
  readonly tabs: Tabs;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The command palette, which loads when it is first asked for. */
export const PaletteHost = ({ tabs, isOpen, onClose }: PaletteHostProps) =>
  isOpen && (
    <Suspense>
      <Palette tabs={tabs} onClose={onClose} />
    </Suspense>
  );
