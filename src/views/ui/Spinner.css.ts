import { keyframes, style } from '@vanilla-extract/css';
import { size } from './theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  width: size.icon,
  height: size.icon,
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '3s !important' } },
});
