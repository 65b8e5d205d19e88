import { style } from '@vanilla-extract/css';
import { size } from './theme/theme.css.ts';

export const icon = style({
  width: size.icon,
  height: size.icon,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
