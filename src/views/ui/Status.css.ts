import { style, styleVariants } from '@vanilla-extract/css';
import { oneLine } from './theme/mixins.ts';
import { radius, size, space, toneVars, weight } from './theme/theme.css.ts';

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  maxWidth: '100%',
  minWidth: 0,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  verticalAlign: 'middle',
});

export const words = style(oneLine);
export const mark = style({ width: 10, height: 10, flex: 'none', overflow: 'visible' });

export const pill = style({
  padding: `2px ${space.m} 2px ${space.s}`,
  borderRadius: radius.round,
  fontSize: size.small,
});

export const texts = styleVariants(toneVars, ({ text }) => ({ color: text }));
export const tints = styleVariants(toneVars, ({ tint }) => ({ background: tint }));
export const marks = styleVariants(toneVars, ({ mark: fill }) => ({ color: fill }));
