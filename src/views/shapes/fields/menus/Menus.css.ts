import { style } from '@vanilla-extract/css';
import { disclosure } from '#views/ui/theme/mixins.ts';
import { colour, size, space } from '#views/ui/theme/theme.css.ts';

export const tree = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });

export const below = style({ listStyle: 'none', margin: 0, paddingInlineStart: space.xl, display: 'grid' });

export const group = style({ borderBlockEnd: `1px solid ${colour.line}` });

export const head = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'center',
  minBlockSize: size.row,
  cursor: 'pointer',
  selectors: disclosure,
});

export const count = style({ marginInlineStart: 'auto', color: colour.textMuted, fontVariantNumeric: 'tabular-nums' });

export const note = style({ display: 'block', color: colour.textMuted, fontSize: size.small });

export const lacking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  paddingInlineStart: space.xl,
  color: colour.dangerText,
  fontSize: size.small,
});
