import { createVar, style } from '@vanilla-extract/css';
import { colour, size, space } from './theme/theme.css.ts';

/** Most columns beside each other. */
export const columns = createVar();

/** Least width of a column, so that an amount, a time or a phone number keeps to its line. */
const LEAST = '260px';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${LEAST}, (100% - (${columns} - 1) * ${space.xxl}) / ${columns})), 1fr))`,
  gap: `${space.s} ${space.xxl}`,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'baseline',
  minHeight: 22,
});
export const stacked = style({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
export const wide = style({ gridColumn: '1 / -1' });
export const term = style({ color: colour.textMuted, fontSize: size.small });
export const detail = style({ overflowWrap: 'anywhere' });
export const none = style({ color: colour.textFaint });
