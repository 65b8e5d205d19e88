import { style, styleVariants } from '@vanilla-extract/css';
import { oneLine } from './theme/mixins.ts';
import { radius, size, space, toneVars, weight } from './theme/theme.css.ts';

/** Set inline like a word, on the baseline of its neighbours. */
export const status = style({ fontWeight: weight.medium, whiteSpace: 'nowrap' });

export const mark = style({ width: 10, height: 10, flex: 'none', overflow: 'visible' });
export const inLine = style({ marginInlineEnd: space.s, verticalAlign: '-0.02em' });

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  padding: `2px ${space.m} 2px ${space.s}`,
  borderRadius: radius.round,
  fontSize: size.small,
  lineHeight: 1.3,
  verticalAlign: 'middle',
});

export const words = style(oneLine);

export const texts = styleVariants(toneVars, ({ text }) => ({ color: text }));
export const tints = styleVariants(toneVars, ({ tint }) => ({ background: tint }));
export const marks = styleVariants(toneVars, ({ mark: fill }) => ({ color: fill }));
