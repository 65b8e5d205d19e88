import { useEffect, useState } from 'react';
import { READING } from '#views/ui/Skeleton.tsx';

const isRead = (screen: Element): boolean => screen.querySelector(`[${READING}]`) === null;

/** Prints the screen as soon as nothing of it is being read any more; `waits` is true until then. */
export function usePrintOnceRead(): { readonly print: () => void; readonly waits: boolean } {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const screen = document.querySelector('main');
    if (!waits || !screen) return undefined;
    let frame = 0;
    const printIfRead = (): void => {
      cancelAnimationFrame(frame);
      if (!isRead(screen)) return;
      frame = requestAnimationFrame(() => {
        setWaits(false);
        window.print();
      });
    };
    const observer = new MutationObserver(printIfRead);
    observer.observe(screen, { childList: true, subtree: true });
    printIfRead();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [waits]);
  return { print: () => setWaits(true), waits };
}
