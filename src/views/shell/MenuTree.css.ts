import { style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, motion, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const list = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: `${space.xs} ${space.m} ${space.xl}` });

export const children = style({ paddingInlineStart: '26px' });

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  width: '100%',
  minHeight: `max(${size.control}, 32px)`,
  marginBlock: '1px',
  paddingInline: space.m,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.textMuted,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

export const catalog = style({
  ...row,
  fontWeight: weight.medium,
  ':hover': { background: colour.hover, color: colour.text },
  ':focus-visible': innerRing,
});

export const leaf = style({
  ...row,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.hover, color: colour.text },
    '&[data-focus-visible]': innerRing,
    '&[aria-current]': { background: colour.accentTint, color: colour.accentText, fontWeight: weight.medium },
  },
});

/** Long titles wrap, because a menu entry has no tooltip for cut text. */
export const words = style({ flex: 1, minWidth: 0, paddingBlock: space.xs, overflowWrap: 'anywhere' });

export const chevron = style({
  display: 'flex',
  transition: `transform ${motion.fast}`,
  transform: 'rotate(-90deg)',
  selectors: { '&[data-open]': { transform: 'none' } },
});
