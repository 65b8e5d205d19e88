import { keyframes, style } from '@vanilla-extract/css';
import { colour, space } from '#views/ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Appears after a delay, so that a quick answer does not flash. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  color: colour.textMuted,
  background: colour.canvas,
  animation: `${appear} 160ms 120ms both`,
});
