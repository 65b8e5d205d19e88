import { globalStyle, style } from '@vanilla-extract/css';
import { figureCell, figureHeading, figureRow, figureTable } from '#views/shapes/figures/figureTable.ts';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { size, space, toneVars, weight } from '#views/ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: space.l, padding: size.page, alignContent: 'start', minWidth: 0 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m });
export const title = style({ flex: 1, margin: 0, fontSize: size.title, fontWeight: weight.strong });
export const days = style({ flex: '0 1 280px', minWidth: 0 });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: space.l,
});
export const scroller = style({ overflowX: 'auto', outline: 'none', selectors: { '&:focus-visible': innerRing } });
export const table = style(figureTable);
export const heading = style({ ...figureCell, ...figureHeading });
export const row = style(figureRow);
export const cell = style({ ...figureCell, fontWeight: weight.normal });
globalStyle(`${cell}[data-old]`, { background: toneVars.warning.tint });
globalStyle(`${cell}:first-child > * + *`, { marginInlineStart: space.m });
export const total = style({ ...figureCell, fontWeight: weight.strong });
export const text = style({ ...figureCell, textAlign: 'start', fontWeight: weight.normal });
export const foot = style({ padding: `${space.m} ${space.xl}` });
