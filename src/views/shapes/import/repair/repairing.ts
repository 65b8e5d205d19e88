import { createContext, useContext } from 'react';
import type { Repair } from './useRepair.ts';

/** Provides the cells of the table with the correction; null while nothing can be corrected. */
export const Repairing = createContext<Repair | null>(null);

/** Returns the correction of the table around. */
export const useRepairing = (): Repair | null => useContext(Repairing);
