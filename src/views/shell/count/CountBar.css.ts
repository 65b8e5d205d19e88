import { style } from '@vanilla-extract/css';
import { space } from '#views/ui/theme/theme.css.ts';

export const bar = style({ padding: `${space.m} ${space.l} 0` });
