import { trustedAddress } from '../trusted.ts';

const ADDRESS = '/serviceWorker.js';

/** Lets the console open without a line after this visit. A browser that cannot do that works with a line as before. */
export const keepConsole = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(trustedAddress(ADDRESS), { updateViaCache: 'none' }).catch(console.warn);
};
