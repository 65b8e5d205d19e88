import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '#views/ui/theme/theme.css.ts';

export const frame = style({ position: 'relative' });

/** Placed in the end of the input, below the label's line. */
export const toggle = style({
  position: 'absolute',
  insetBlockStart: `calc(${size.small} * 1.4 + ${space.xs})`,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
});

globalStyle(`${frame} input`, { paddingInlineEnd: size.control });
globalStyle(`${frame} input::-ms-reveal`, { display: 'none' });
