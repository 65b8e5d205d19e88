import { style } from '@vanilla-extract/css';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

/** The whole of a text that a finger tapped, over everything. */
export const whole = style({
  position: 'fixed',
  zIndex: 1000,
  maxWidth: 'calc(100vw - 24px)',
  padding: `${space.m} ${space.l}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  color: colour.text,
  background: colour.surface,
  fontSize: size.body,
  overflowWrap: 'anywhere',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.25)',
});
