import { createContext, useContext } from 'react';
import type { ScreenParts } from './screenParts.tsx';
import type { Reach } from './views.ts';

/** What the person can reach. */
export const ReachContext = createContext<Reach>({ views: new Map(), items: [], redirects: new Map(), start: '/' });

/** The screens by name, each made once: made anew, an open one would lose its state. */
export const ScreensContext = createContext<ScreenParts>({});

/** The screens that this version of the console has. */
export const useScreens = (): ScreenParts => useContext(ScreensContext);

/** What the person can reach. */
export const useReach = (): Reach => useContext(ReachContext);
