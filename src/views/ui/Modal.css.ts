import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour, motion, narrow, radius, shadow, size, space, weight } from './theme/theme.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const lift = keyframes({ from: { transform: 'translateY(100%)' } });

/** Animates the entrance only: an exit animation that meets an entrance never ends. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'flex',
  height: 'var(--visual-viewport-height, 100dvh)',
  background: colour.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.calm}` },
  },
});

export const places = styleVariants({
  middle: {
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: '8dvh 16px 16px',
    '@media': { [narrow]: { alignItems: 'flex-end', padding: '24px 0 0' } },
  },
  side: {
    justifyContent: 'flex-end',
    '@media': { [narrow]: { alignItems: 'flex-end', justifyContent: 'center', paddingTop: 24 } },
  },
});

const sheet = {
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'calc(var(--visual-viewport-height, 100dvh) - 24px)',
  borderRadius: `${radius.large} ${radius.large} 0 0`,
} as const;

export const panels = styleVariants({
  middle: {
    display: 'flex',
    maxHeight: '84dvh',
    background: colour.raised,
    borderRadius: radius.large,
    boxShadow: shadow.high,
    outline: 'none',
    selectors: { '[data-entering] > &': { animation: `${rise} ${motion.calm}` } },
    '@media': { [narrow]: { ...sheet, animationName: lift } },
  },
  side: {
    display: 'flex',
    height: '100%',
    background: colour.raised,
    boxShadow: shadow.high,
    outline: 'none',
    selectors: { '[data-entering] > &': { animation: `${slide} ${motion.calm}` } },
    '@media': { [narrow]: { ...sheet, height: 'auto' } },
  },
});

export const widths = styleVariants({ small: 420, medium: 600, large: 860, full: 1280 }, (width) => ({
  width: `min(${width}px, 100%)`,
  '@media': { [narrow]: { width: '100%' } },
}));

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: `${space.m} ${space.m} ${space.m} ${space.xl}`,
  borderBottom: `1px solid ${colour.line}`,
});

export const title = style({ flex: 1, minWidth: 0, fontSize: size.large, fontWeight: weight.strong, lineHeight: 1.35 });
export const body = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: space.xl });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.m,
  padding: `${space.l} ${space.xl}`,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [narrow]: { paddingBottom: `max(${space.l}, env(safe-area-inset-bottom))` } },
});
