import { keyframes, style } from '@vanilla-extract/css';
import { colour, space } from '#views/ui/theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  height: '100%',
  color: colour.textMuted,
  animation: `${appear} 160ms 120ms both`,
});
