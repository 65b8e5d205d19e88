import { style } from '@vanilla-extract/css';
import { disclosure } from '#views/ui/theme/mixins.ts';
import { colour, narrow, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const groups = style({ display: 'grid', gap: space.xs });

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

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.xs });

export const line = style({ display: 'flex', gap: space.s, alignItems: 'flex-start', paddingBlock: space.xs });

export const note = style({ display: 'block', color: colour.textMuted, fontSize: size.small });

export const lacking = style({ color: colour.textMuted });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 1fr) minmax(0, 2fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});

/** Stays beside a long menu. */
export const screen = style({ position: 'sticky', insetBlockStart: space.m });

export const below = style({ listStyle: 'none', margin: 0, paddingInlineStart: space.l });

export const entry = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: size.control,
  padding: `0 ${space.s}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: colour.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: colour.hover },
    '&[aria-pressed=true]': { background: colour.accentTint, fontWeight: weight.strong },
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
  },
});

export const catalog = style({ display: 'block', padding: `${space.s} ${space.s} 0`, color: colour.textMuted });
