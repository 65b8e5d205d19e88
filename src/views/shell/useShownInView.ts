import { useEffect, type RefObject } from 'react';
import { afterPaint } from '#views/ui/afterPaint.ts';

/** Scrolls a list horizontally to its current entry; again whenever `entries` change. */
export const useShownInView = (
  list: RefObject<HTMLElement | null>,
  shown: string | null,
  entries: readonly unknown[],
): void => {
  useEffect(() => {
    if (entries.length === 0) return;
    // Sooner, it would make the browser lay out a page that is still being built.
    afterPaint(() => {
      const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
      const tab = tabs.find(({ dataset }) => dataset['tab'] === shown);
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }, [list, shown, entries]);
};
