import { style } from '@vanilla-extract/css';
import { colour, radius, shadow, size, space } from '#views/ui/theme/theme.css.ts';

const whole = { print: { display: 'block', height: 'auto', overflow: 'visible' } };

export const page = style({ display: 'flex', height: '100dvh', overflow: 'hidden', '@media': whole });

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, '@media': whole });

/** The bars scroll away, so that the screen uses the whole height (§2, fixed header). */
export const scrolling = style({ overflowY: 'auto' });

export const content = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  outline: 'none',
  selectors: { [`${scrolling} > &`]: { flex: 'none', height: '100%' } },
  '@media': whole,
});

export const skip = style({
  position: 'fixed',
  zIndex: 200,
  insetBlockStart: space.m,
  insetInlineStart: space.m,
  minHeight: size.target,
  alignContent: 'center',
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.medium,
  boxShadow: shadow.middle,
  color: colour.accentText,
  background: colour.raised,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
