import { style, styleVariants } from '@vanilla-extract/css';
import { ring } from './theme/mixins.ts';
import { colour, motion, radius, shadow, size, space, weight } from './theme/theme.css.ts';

const refused = '&[data-refused]';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  flex: 'none',
  minWidth: size.target,
  height: size.control,
  padding: `0 ${space.l}`,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  fontSize: size.body,
  fontWeight: weight.medium,
  lineHeight: 1,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  textDecoration: 'none',
  transition: `background ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&[data-focus-visible]': ring,
    [refused]: { cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
});

export const sizes = styleVariants({
  regular: {},
  small: { height: size.controlSmall, padding: `0 ${space.m}`, fontSize: size.small },
});

export const square = styleVariants({
  regular: { width: size.control, padding: 0 },
  small: { width: size.controlSmall, padding: 0 },
});

export const buttonTones = styleVariants({
  primary: {
    background: colour.accent,
    color: colour.onAccent,
    boxShadow: shadow.low,
    selectors: {
      '&[data-hovered]': { background: colour.accentHover },
      '&[data-pressed]': { background: colour.accentPressed },
      [refused]: { background: colour.pressed, color: colour.textMuted, boxShadow: 'none' },
    },
  },
  neutral: {
    background: colour.surface,
    color: colour.text,
    borderColor: colour.lineStrong,
    boxShadow: shadow.low,
    selectors: {
      '&[data-hovered]': { background: colour.hover },
      '&[data-pressed], &[aria-expanded=true]': { background: colour.pressed },
      [refused]: { background: colour.sunken, color: colour.textFaint, borderColor: colour.line, boxShadow: 'none' },
    },
  },
  danger: {
    background: colour.danger,
    color: colour.onDanger,
    boxShadow: shadow.low,
    selectors: {
      '&[data-hovered]': { background: colour.dangerHover },
      '&[data-pressed]': { background: colour.dangerPressed },
      [refused]: { background: colour.pressed, color: colour.textMuted, boxShadow: 'none' },
    },
  },
  quiet: {
    background: 'transparent',
    color: colour.textMuted,
    selectors: {
      '&[data-hovered]': { background: colour.hover, color: colour.text },
      '&[data-pressed], &[aria-expanded=true]': { background: colour.pressed, color: colour.text },
      [refused]: { background: 'transparent', color: colour.textFaint },
    },
  },
});
