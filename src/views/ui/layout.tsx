import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as css from './layout.css.ts';
import type { Space } from './theme/theme.css.ts';

interface Flow {
  gap?: Space;
  align?: keyof typeof css.aligns;
  justify?: keyof typeof css.justifies;
  children: ReactNode;
}

/** Things under each other. */
export const Stack = ({ gap = 'l', align = 'stretch', justify = 'start', children }: Flow) => (
  <div className={`${css.stack} ${css.gaps[gap]} ${css.aligns[align]} ${css.justifies[justify]}`}>{children}</div>
);

/** Things beside each other; they wrap unless `wrap` is false. */
export const Inline = ({
  gap = 'm',
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
}: Flow & { wrap?: boolean }) => (
  <div
    className={`${css.inline} ${wrap ? css.wraps : ''} ${css.gaps[gap]} ${css.aligns[align]} ${css.justifies[justify]}`}
  >
    {children}
  </div>
);

/** Lays out equal columns, as many as fit, none narrower than `min` (px); one on a phone. */
export const Grid = ({ gap = 'xl', min = 240, children }: { gap?: Space; min?: number; children: ReactNode }) => (
  <div className={`${css.grid} ${css.gaps[gap]}`} style={assignInlineVars({ [css.minColumn]: `${min}px` })}>
    {children}
  </div>
);
