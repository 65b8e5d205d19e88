import { keyframes, style } from '@vanilla-extract/css';
import { colour, space } from '#views/ui/theme/theme.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Appears after a delay and at once: a quick answer does not flash, and a page that fades is drawn anew for each frame. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  color: colour.textMuted,
  background: colour.canvas,
  animation: `${appear} 1ms 400ms both`,
});
