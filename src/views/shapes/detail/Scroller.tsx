import type { ReactNode } from 'react';
import * as css from './Detail.css.ts';

/** Scrolls content wider than its place, such as a table on a phone, by touch, wheel and keyboard. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className={css.scroller} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
