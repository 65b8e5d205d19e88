import { style } from '@vanilla-extract/css';
import { innerRing } from './theme/mixins.ts';
import { colour, radius, size, space } from './theme/theme.css.ts';

export const input = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${size.control} - 2px)`,
  padding: `0 ${space.xs}`,
  whiteSpace: 'nowrap',
  outline: 'none',
  overflow: 'hidden',
});

/** At least 24 px each way, to be easy to press. */
export const segment = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  padding: '0 1px',
  borderRadius: radius.small,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-type=literal]': { minWidth: 0, padding: 0, color: colour.textFaint },
    '&[data-type=year]': { minWidth: 36 },
    '&[data-placeholder]': { color: colour.textFaint },
    '&[data-focused]': { background: colour.accent, color: colour.onAccent },
  },
});

export const between = style({ color: colour.textFaint, flex: 'none' });
export const range = style({ flex: '0 1 auto' });
export const spring = style({ flex: 1 });

/** Usual ranges above the calendar. */
export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, maxWidth: 280, padding: space.m });
export const preset = style({
  minWidth: size.target,
  minHeight: `max(28px, ${size.target})`,
  paddingInline: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  color: colour.text,
  background: colour.surface,
  fontSize: size.small,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: colour.hover }, '&[data-focus-visible]': innerRing },
});
