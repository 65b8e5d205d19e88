import { style } from '@vanilla-extract/css';
import { space } from '#views/ui/theme/theme.css.ts';

export const remember = style({ marginBlock: `${space.xs} ${space.l}` });
