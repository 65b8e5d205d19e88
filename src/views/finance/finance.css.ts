import { style } from '@vanilla-extract/css';
import { figureCell, figureHeading, figureRow, figureTable } from '#views/shapes/figures/figureTable.ts';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { narrow, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: space.l, padding: size.page, alignContent: 'start', minWidth: 0 });
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: space.l,
  alignItems: 'start',
});
export const scroller = style({ overflowX: 'auto', outline: 'none', selectors: { '&:focus-visible': innerRing } });
export const table = style(figureTable);
const padded = { ...figureCell, '@media': { [narrow]: { padding: `${space.m} ${space.m}` } } } as const;
export const heading = style({ ...padded, ...figureHeading });
export const row = style(figureRow);
export const cell = style({ ...padded, fontWeight: weight.normal });
export const total = style({ ...padded, fontWeight: weight.strong });
export const foot = style({ padding: `${space.s} ${space.xl}` });
export const chooser = style({ width: 320, maxWidth: '100%' });
