import { style } from '@vanilla-extract/css';
import { narrow, space } from '#views/ui/theme/theme.css.ts';

export const pane = style({ display: 'flex', flexDirection: 'column', gap: space.m });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m });
export const filter = style({ flex: '0 1 220px', minWidth: 0, '@media': { [narrow]: { flex: '1 1 100%' } } });
export const said = style({ flex: 1 });
export const grid = style({ height: 'min(60vh, 640px)', minHeight: 280 });
