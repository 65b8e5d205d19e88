import { style } from '@vanilla-extract/css';
import { colour, space } from '#views/ui/theme/theme.css.ts';

export const tags = style({ display: 'inline-flex', gap: space.xs, alignItems: 'center' });

export const quiet = style({ color: colour.textFaint });
