import { style } from '@vanilla-extract/css';
import { size, space } from '#views/ui/theme/theme.css.ts';

export const mark = style({ display: 'flex', paddingInline: space.m, fontSize: size.small });
