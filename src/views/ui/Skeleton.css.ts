import { keyframes, style } from '@vanilla-extract/css';
import { colour, space } from './theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const lines = style({ display: 'grid', gap: space.m });
export const line = style({
  height: '0.85em',
  borderRadius: 3,
  background: colour.pressed,
  animation: `${breathe} 1.4s ease-in-out infinite`,
  selectors: { '&:last-child:not(:first-child)': { width: '58%' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
