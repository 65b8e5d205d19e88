import { wholly } from './wholly.ts';

/** Loads the lock screen with its messages. */
export const openLockScreen = wholly(() => import('./shell/lock/LockScreen.tsx'));
