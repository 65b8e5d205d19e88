import { style } from '@vanilla-extract/css';
import { size, space, weight } from '#views/ui/theme/theme.css.ts';

export const figure = style({
  margin: `0 0 ${space.m}`,
  fontSize: size.display,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
