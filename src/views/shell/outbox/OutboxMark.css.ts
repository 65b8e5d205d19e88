import { style } from '@vanilla-extract/css';
import { size, space } from '#views/ui/theme/theme.css.ts';

export const mark = style({ display: 'flex', alignItems: 'center', fontSize: size.small });
export const counts = style({ display: 'inline-flex', alignItems: 'center', gap: space.m });
