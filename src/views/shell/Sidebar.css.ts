import { style } from '@vanilla-extract/css';
import { SIDEBAR_WIDTH_PIXELS } from '#machines/fields/limits.ts';
import { colour, motion, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minHeight: 0,
  overflow: 'hidden',
  borderInlineEnd: `1px solid ${colour.line}`,
  background: colour.surface,
  transition: `width ${motion.calm}`,
});

export const open = style({ width: `${SIDEBAR_WIDTH_PIXELS}px` });
export const closed = style({ width: '57px' });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.m,
  height: '48px',
  paddingInline: '16px',
  fontSize: size.large,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
