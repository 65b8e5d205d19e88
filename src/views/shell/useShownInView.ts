import { useEffect, type RefObject } from 'react';

/** Scrolls a list sideways until its shown entry is seen. */
export const useShownInView = (list: RefObject<HTMLElement | null>, shown: string | null): void => {
  useEffect(() => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const entry = entries.find(({ dataset }) => dataset['tab'] === shown);
    entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list, shown]);
};
