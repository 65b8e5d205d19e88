import { keyframes, style } from '@vanilla-extract/css';
import { colour, space } from './theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Moves as a whole, and only when the wait is felt. */
export const lines = style({
  display: 'grid',
  gap: space.m,
  animation: `${breathe} 1.4s ease-in-out 500ms infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const line = style({
  height: '0.85em',
  borderRadius: 3,
  background: colour.pressed,
  selectors: { '&:last-child:not(:first-child)': { width: '58%' } },
});
