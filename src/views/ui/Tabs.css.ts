import { style } from '@vanilla-extract/css';
import { innerRing } from './theme/mixins.ts';
import { colour, motion, radius, size, space, weight } from './theme/theme.css.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });

export const list = style({
  display: 'flex',
  gap: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${colour.line}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  flex: 'none',
  height: `calc(${size.control} + 6px)`,
  padding: `0 ${space.l}`,
  color: colour.textMuted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
  transition: `color ${motion.fast}`,
  '::after': { content: '', position: 'absolute', insetInline: space.m, bottom: 0, height: 2, borderRadius: 1 },
  selectors: {
    '&[data-hovered]': { color: colour.text, background: colour.hover },
    '&[data-selected]': { color: colour.accentText },
    '&[data-selected]::after': { background: colour.accentText },
    '&[data-focus-visible]': innerRing,
    '&[data-disabled]': { color: colour.textFaint, cursor: 'not-allowed' },
  },
});

export const panel = style({
  minWidth: 0,
  flex: 1,
  paddingTop: size.gap,
  outline: 'none',
  selectors: { '&[data-focus-visible]': innerRing, '&[data-inert]': { display: 'none' } },
});
