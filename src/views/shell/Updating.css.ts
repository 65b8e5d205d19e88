import { style } from '@vanilla-extract/css';
import { radius, shadow, space, toneVars } from '#views/ui/theme/theme.css.ts';

export const warning = style({
  position: 'fixed',
  insetBlockStart: space.xl,
  insetInlineEnd: space.xl,
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  maxWidth: `calc(100vw - 2 * ${space.xl})`,
  padding: `${space.l} ${space.xl}`,
  borderRadius: radius.medium,
  boxShadow: shadow.middle,
  color: toneVars.warning.text,
  background: toneVars.warning.tint,
});
