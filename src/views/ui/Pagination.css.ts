import { style } from '@vanilla-extract/css';
import { ring } from './theme/mixins.ts';
import { colour, radius, size, space, weight } from './theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  minHeight: size.control,
  fontSize: size.small,
  color: colour.textMuted,
});

export const total = style({ marginInlineEnd: 'auto', whiteSpace: 'nowrap' });
export const sizes = style({ width: 108 });
export const pager = style({ display: 'flex', gap: space.xxs });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.controlSmall,
  height: size.controlSmall,
  padding: `0 ${space.xs}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.text,
  fontSize: size.small,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.hover },
    '&[data-pressed]': { background: colour.pressed },
    '&[aria-current=page]': { background: colour.accentTint, color: colour.accentText, fontWeight: weight.strong },
    '&[data-focus-visible]': ring,
    '&[data-disabled]': { color: colour.textFaint, opacity: 0.6, cursor: 'default' },
  },
});

export const jump = style({ display: 'flex', alignItems: 'center', gap: space.s, whiteSpace: 'nowrap' });
export const jumpField = style({ width: 56 });
