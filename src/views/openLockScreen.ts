import { wholly } from './wholly.ts';

/** What hides the console until its person is back, with the words it says. */
export const openLockScreen = wholly(() => import('./shell/lock/LockScreen.tsx'));
