import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#views/ui/theme/theme.css.ts';

export const frame = style({ position: 'relative' });

/** Placed at the end of the label's line, so that it never covers the input. */
export const toggle = style({ position: 'absolute', insetBlockStart: `-${space.s}`, insetInlineEnd: 0 });

globalStyle(`${frame} input::-ms-reveal`, { display: 'none' });
