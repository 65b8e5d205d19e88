import { style } from '@vanilla-extract/css';
import { oneLine } from '#views/ui/theme/mixins.ts';
import { colour, space, weight } from '#views/ui/theme/theme.css.ts';

export const crumbs = style({ flex: 1, minWidth: 0 });
export const list = style({ display: 'flex', alignItems: 'center', gap: space.s });
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minWidth: 0,
  color: colour.textFaint,
});
export const words = style({ ...oneLine, color: colour.textMuted });
export const last = style({ ...oneLine, color: colour.text, fontWeight: weight.medium });
