import { createVar, style } from '@vanilla-extract/css';
import { colour, narrow, size, space } from './theme/theme.css.ts';

export const columns = createVar();

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: `${space.s} ${space.xxl}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 34%) minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'baseline',
  minHeight: 22,
});
export const stacked = style({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
export const wide = style({
  gridColumn: '1 / -1',
  gridTemplateColumns: `minmax(88px, calc((34% - ${space.l}) / ${columns})) minmax(0, 1fr)`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(88px, 34%) minmax(0, 1fr)' } },
});
export const term = style({ color: colour.textMuted, fontSize: size.small });
export const detail = style({ overflowWrap: 'anywhere' });
export const none = style({ color: colour.textFaint });
