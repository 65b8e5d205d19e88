import { style } from '@vanilla-extract/css';

/** Each view scrolls on its own, so that a tab keeps its scroll position. */
export const view = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  '@media': { print: { position: 'static' } },
});
