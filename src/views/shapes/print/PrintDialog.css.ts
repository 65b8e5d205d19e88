import { style } from '@vanilla-extract/css';
import { narrow, space } from '#views/ui/theme/theme.css.ts';

/** Choices beside the preview; on a phone one above the other. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
