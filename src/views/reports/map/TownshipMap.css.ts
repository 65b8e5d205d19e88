import { style } from '@vanilla-extract/css';
import { narrow } from '#views/ui/theme/theme.css.ts';

export const map = style({ height: '62vh', minHeight: 420, '@media': { [narrow]: { minHeight: 0 } } });
