import { style } from '@vanilla-extract/css';
import { narrow, size, space } from './theme/theme.css.ts';

/** A thumb's width (WCAG 2.5.5). */
const THUMB = '44px';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minWidth: 0,
  '@media': { [narrow]: { vars: { [size.control]: THUMB, [size.controlSmall]: THUMB } } },
});
