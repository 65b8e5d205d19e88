import { keyframes, style } from '@vanilla-extract/css';
import { colour, motion, radius, size, space } from './theme/theme.css.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(320%)' } });

export const bar = style({ display: 'grid', gap: space.xs, minWidth: 0 });
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  fontSize: size.small,
  color: colour.textMuted,
});
export const track = style({ height: 6, overflow: 'hidden', borderRadius: radius.round, background: colour.pressed });
export const fill = style({
  height: '100%',
  borderRadius: 'inherit',
  background: colour.accent,
  // Not its width: each step of that would be laid out and painted while somebody scans on.
  transition: `transform ${motion.calm}`,
});
export const unknown = style({
  width: '32%',
  animation: `${run} 1.1s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', width: '100%', opacity: 0.5 } },
});
