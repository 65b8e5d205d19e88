import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { panels, scrim } from './Modal.css.ts';
import { ring } from './theme/mixins.ts';
import { colour, motion, narrow, radius, shadow, size, space, weight } from './theme/theme.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 200,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.m,
  width: 'min(380px, calc(100vw - 32px))',
  borderRadius: radius.medium,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': ring,
    // The buttons of a dialog are at its foot and at the end of its title.
    [`body:has(${scrim}) &`]: {
      top: 8,
      bottom: 'auto',
      left: 8,
      flexDirection: 'column',
      width: 'min(380px, calc(100vw - 16px))',
      transform: 'none',
    },
  },
});

/** Height that a sheet leaves above it for messages. */
const ABOVE_SHEET = 120;
globalStyle(`body:has(${region}) :is(${panels.middle}, ${panels.side})`, {
  '@media': { [narrow]: { maxHeight: `calc(var(--visual-viewport-height, 100dvh) - ${ABOVE_SHEET}px)` } },
});

export const toast = style({
  display: 'flex',
  gap: space.m,
  padding: `${space.m} ${space.m} ${space.m} ${space.l}`,
  borderRadius: radius.medium,
  background: colour.raised,
  boxShadow: shadow.middle,
  outline: 'none',
  animation: `${arrive} ${motion.calm}`,
  selectors: { '&[data-focus-visible]': ring },
});

export const sign = style({ display: 'flex', paddingTop: 1 });
export const main = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  flex: 1,
  minWidth: 0,
  paddingTop: 1,
});
export const content = style({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });
/** Some titles of the error catalogue begin with a small letter. */
export const title = style({
  fontWeight: weight.strong,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const text = style({ fontSize: size.small, color: colour.textMuted });
