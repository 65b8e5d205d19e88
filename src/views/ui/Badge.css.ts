import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, size, space, toneVars, weight } from './theme/theme.css.ts';

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  padding: `0 ${space.xs}`,
  borderRadius: radius.round,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: 1,
});

export const badgeTones = styleVariants({
  quiet: { background: toneVars.neutral.tint, color: toneVars.neutral.text },
  loud: { background: colour.danger, color: colour.onDanger },
});
