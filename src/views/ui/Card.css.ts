import { style } from '@vanilla-extract/css';
import { colour, radius, shadow, size, space, weight } from './theme/theme.css.ts';

export const card = style({
  minWidth: 0,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  boxShadow: shadow.low,
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
  // A table goes on over the page, under its heads.
  selectors: { '&:has(table)': { '@media': { print: { breakInside: 'auto' } } } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.m,
  minHeight: `calc(${size.control} + 14px)`,
  padding: `${space.s} ${size.page}`,
  borderBottom: `1px solid ${colour.line}`,
});

export const title = style({ fontSize: size.large, fontWeight: weight.strong, letterSpacing: '-0.005em' });
export const text = style({ fontSize: size.small, color: colour.textMuted });
export const words = style({ display: 'grid', gap: '1px', flex: 1, minWidth: 160 });
export const body = style({ padding: size.page });
export const flush = style({ padding: 0 });
