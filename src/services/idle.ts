import * as z from 'zod/mini';
import { deviceNow } from './clock.ts';
import { keptOnDevice } from './kept/texts.ts';

/** Events of a person at the computer. */
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart'] as const;

/** Shortest interval between two checks and two writes, milliseconds. */
const LOOK_MS = 5_000;

const MINUTE_MS = 60_000;

/** Shared by the tabs of the browser: who works in one leaves none alone. Milliseconds of the epoch. */
const lastActive = keptOnDevice('lastActive', z.number());

const quietMs = (): number => deviceNow() - (lastActive.read() ?? 0);

/** Calls back once nobody has done anything in any tab for so many minutes; answers how to stop. */
export const watchIdle = (minutes: number, onIdle: () => void): (() => void) => {
  const note = (): void => {
    if (quietMs() > LOOK_MS) lastActive.write(deviceNow());
  };
  const look = (): void => {
    if (quietMs() >= minutes * MINUTE_MS) onIdle();
  };
  lastActive.write(deviceNow());
  for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true, capture: true });
  // A machine that slept wakes up locked.
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, LOOK_MS);
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, note, { capture: true });
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
};
