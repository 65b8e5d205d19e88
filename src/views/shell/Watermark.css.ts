import { style } from '@vanilla-extract/css';
import { colour } from '#views/ui/theme/theme.css.ts';

/** Covers every page and lets pointer events through. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 150,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  color: colour.text,
  opacity: 0.06,
  '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
});
