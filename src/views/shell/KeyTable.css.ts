import { style } from '@vanilla-extract/css';
import { size, space, weight } from '#views/ui/theme/theme.css.ts';

export const groups = style({ display: 'grid', gap: space.xl });

export const heading = style({
  margin: `0 0 ${space.s}`,
  fontSize: size.body,
  fontWeight: weight.strong,
});
