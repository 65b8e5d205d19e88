import { style } from '@vanilla-extract/css';
import { space } from '#views/ui/theme/theme.css.ts';

export const storing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.l });
export const shelf = style({ flex: '1 1 240px', minWidth: 0 });
