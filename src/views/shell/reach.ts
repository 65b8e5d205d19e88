import { createContext, useContext } from 'react';
import type { ScreenParts } from './screenParts.tsx';
import type { Reach } from './views.ts';

/** Screens that the person can reach. */
export const ReachContext = createContext<Reach>({ views: new Map(), items: [], redirects: new Map(), start: '/' });

/** Screens by name, each created once: a second creation would lose the state of an open one. */
export const ScreensContext = createContext<ScreenParts>({});

/** Returns the screens that this version of the console contains. */
export const useScreens = (): ScreenParts => useContext(ScreensContext);

/** Returns the screens that the person can reach. */
export const useReach = (): Reach => useContext(ReachContext);
