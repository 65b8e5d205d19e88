import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/words.tsx';
import type { PaletteProps } from './palette/Palette.tsx';
import type { Tabs } from './useTabs.ts';

const load = () => import('./palette/Palette.tsx');

interface PaletteHostProps {
  readonly tabs: Tabs;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The command palette, whose code comes when the console has nothing else to do, or when it is asked for. */
export function PaletteHost({ tabs, isOpen, onClose }: PaletteHostProps) {
  const words = useWords();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  useEffect(() => {
    // What cannot be fetched ahead is fetched when it is needed, and told of then.
    const idle = requestIdleCallback(() => void load().catch(() => {}));
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    if (!isOpen || Palette !== null) return;
    load().then(
      (loaded) => setPalette(() => loaded.default),
      () => {
        toast({ tone: 'critical', title: words.text('failure.offlineHint') });
        onClose();
      },
    );
  }, [isOpen, Palette, words, onClose]);
  return isOpen && Palette !== null && <Palette tabs={tabs} onClose={onClose} />;
}
