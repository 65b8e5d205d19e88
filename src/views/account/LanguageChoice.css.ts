import { style } from '@vanilla-extract/css';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const group = style({ display: 'flex', gap: space.xs });

export const choice = style({
  minHeight: size.controlSmall,
  paddingInline: space.m,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.textMuted,
  cursor: 'pointer',
  ':hover': { background: colour.hover },
  selectors: { '&[aria-pressed="true"]': { color: colour.accentText, fontWeight: weight.strong } },
});
