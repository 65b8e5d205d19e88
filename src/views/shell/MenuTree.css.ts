import { style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, motion, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const list = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: `${space.xs} ${space.m} ${space.xl}` });

export const find = style({
  flex: 'none',
  margin: `${space.xs} ${space.m}`,
  minHeight: size.control,
  paddingInline: space.m,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  color: colour.text,
  background: colour.surface,
  fontSize: size.body,
  '::placeholder': { color: colour.textMuted, opacity: 1 },
});

export const none = style({ margin: `${space.s} ${space.xl}`, color: colour.textMuted, fontSize: size.small });

export const favourites = style({
  paddingBlockEnd: space.s,
  marginBlockEnd: space.s,
  borderBlockEnd: `1px solid ${colour.line}`,
});

export const heading = style({
  paddingInline: space.m,
  color: colour.textMuted,
  fontSize: size.small,
  fontWeight: weight.medium,
});

export const children = style({ paddingInlineStart: '26px' });

export const row = {
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

/** Long titles wrap, because a menu entry has no tooltip for cut text. */
export const words = style({ flex: 1, minWidth: 0, paddingBlock: space.xs, overflowWrap: 'anywhere' });

export const chevron = style({
  display: 'flex',
  transition: `transform ${motion.fast}`,
  transform: 'rotate(-90deg)',
  selectors: { '&[data-open]': { transform: 'none' } },
});
