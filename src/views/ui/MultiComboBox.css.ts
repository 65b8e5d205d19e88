import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, space } from './theme/theme.css.ts';

/** Tags above the input in which further ones are found or typed. */
export const tags = style({ marginBlockEnd: space.xxs });

globalStyle(`${tags} button`, { '@media': { [narrow]: { width: 44, height: 44 } } });
