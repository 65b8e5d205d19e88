import { style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.xs,
  paddingInline: space.m,
  borderBlock: `1px solid ${colour.line}`,
  background: colour.surface,
});

export const list = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: '2px',
  overflowX: 'auto',
  paddingBlock: space.xs,
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  borderRadius: radius.medium,
  color: colour.textMuted,
  ':hover': { background: colour.hover },
  selectors: { '&[data-shown]': { background: colour.accentTint, color: colour.accentText } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: size.target,
  minHeight: size.controlSmall,
  paddingInline: space.m,
  borderRadius: radius.medium,
  fontSize: size.small,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: { '&[data-focus-visible]': innerRing, '&[aria-current]': { fontWeight: weight.medium } },
});
