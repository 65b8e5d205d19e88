import { keyframes, style } from '@vanilla-extract/css';
import { colour, motion, radius, shadow, size, space } from './theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  maxWidth: 320,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.medium,
  background: colour.inverse,
  color: colour.onInverse,
  fontSize: size.small,
  lineHeight: 1.4,
  boxShadow: shadow.middle,
  overflowWrap: 'anywhere',
  animation: `${appear} ${motion.fast}`,
});
