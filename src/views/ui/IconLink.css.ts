import { style } from '@vanilla-extract/css';
import { narrow, space } from './theme/theme.css.ts';

export const link = style({ position: 'relative' });
/** On the corner of the icon: it covers as little of it as can be. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-8px',
  display: 'flex',
  '@media': { [narrow]: { insetBlockStart: space.xs, insetInlineEnd: 0 } },
});
