import { style } from '@vanilla-extract/css';
import { space } from './theme/theme.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minWidth: 0,
});
