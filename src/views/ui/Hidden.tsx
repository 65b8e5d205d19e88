import type { ReactNode } from 'react';
import { hidden } from './Hidden.css.ts';

/** Words for a screen reader only. */
export const Hidden = ({ children }: { children: ReactNode }) => <span className={hidden}>{children}</span>;
