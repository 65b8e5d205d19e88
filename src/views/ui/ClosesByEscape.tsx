import { useEffect, type RefObject } from 'react';

/**
 * Closes the popup around it by Escape while the focus lies outside: on the button that opened it, or on the page after the focused
 * element was drawn anew.
 */
export function ClosesByEscape({ close, anchor }: { close: () => void; anchor?: RefObject<Element | null> }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { activeElement, body } = document;
      const isOutside = activeElement === null || activeElement === body || activeElement === anchor?.current;
      if (event.key !== 'Escape' || event.defaultPrevented || !isOutside) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [close, anchor]);
  return null;
}
