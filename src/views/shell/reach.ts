import { createContext, useContext } from 'react';
import type { Reach } from './views.ts';

/** What the person can reach. */
export const ReachContext = createContext<Reach>({ views: new Map(), items: [], redirects: new Map(), start: '/' });

/** What the person can reach. */
export const useReach = (): Reach => useContext(ReachContext);
