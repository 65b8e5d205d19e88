import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, toneVars } from '#views/ui/theme/theme.css.ts';

const box = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.medium,
  marginBlockEnd: space.l,
});

export const tones = styleVariants({ critical: toneVars.critical, positive: toneVars.positive }, ({ text, tint }) => [
  box,
  { color: text, background: tint },
]);
