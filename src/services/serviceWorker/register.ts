import { trustedAddress } from '../trusted.ts';

const ADDRESS = '/serviceWorker.js';

/** Returns true if this build runs beside a service worker in this browser. */
export const hasServiceWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Lets the console open without a line after this visit. A browser that cannot do that works with a line as before. */
export const keepConsole = (): void => {
  if (!hasServiceWorker()) return;
  navigator.serviceWorker.register(trustedAddress(ADDRESS), { updateViaCache: 'none' }).catch(console.warn);
};
