import { style } from '@vanilla-extract/css';
import { space } from './theme/theme.css.ts';

/** Tags above the input in which further ones are found or typed. */
export const tags = style({ marginBlockEnd: space.xxs });
