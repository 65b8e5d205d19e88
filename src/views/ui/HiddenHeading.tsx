import type { ReactNode } from 'react';
import { hidden } from './Hidden.css.ts';

/** The heading of a screen whose tab already says it to the eye. */
export const HiddenHeading = ({ children }: { children: ReactNode }) => <h1 className={hidden}>{children}</h1>;
