import { style } from '@vanilla-extract/css';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const group = style({
  display: 'grid',
  gap: space.s,
  margin: 0,
  minWidth: 0,
  padding: `${space.s} ${space.l} ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});

export const legend = style({
  padding: `0 ${space.xs}`,
  fontSize: size.small,
  fontWeight: weight.medium,
  color: colour.textMuted,
});
