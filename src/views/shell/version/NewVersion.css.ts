import { style } from '@vanilla-extract/css';
import { space } from '#views/ui/theme/theme.css.ts';

export const place = style({ flex: 'none', padding: `${space.m} ${space.l}` });
