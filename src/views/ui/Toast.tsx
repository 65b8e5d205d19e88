import { useSyncExternalStore } from 'react';
import { late } from './late.tsx';
import { queue } from './toasts.ts';

export { toast } from './toasts.ts';

const ToastRegion = late(() => import('./ToastRegion.tsx'));

/** Loads what shows messages. */
export const prepareToasts = ToastRegion.prepare;

const hasToasts = (): boolean => queue.visibleToasts.length > 0;
const subscribe = (listener: () => void): (() => void) => queue.subscribe(listener);
const noMatter = (): void => {};

/** The place of the corner where messages appear; once per page. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribe, hasToasts);
  return <ToastRegion wanted={wanted} onLost={noMatter} />;
}
