import { globalStyle, style } from '@vanilla-extract/css';
import { figureCell, figureHeading, figureRow, figureTable } from '#views/shapes/figures/figureTable.ts';
import { disclosure, innerRing } from '#views/ui/theme/mixins.ts';
import { colour, narrow, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: space.l, padding: size.page, alignContent: 'start', minWidth: 0 });
globalStyle(`${page} > *`, { minWidth: 0 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m });
export const choice = style({
  flex: '1 1 176px',
  maxWidth: '280px',
  minWidth: 0,
  '@media': { [narrow]: { flexBasis: '45%', maxWidth: 'none' } },
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const title = style({ flex: 1, margin: 0, fontSize: size.title, fontWeight: weight.strong });
export const said = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const scroller = style({
  overflowX: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
  '@media': { print: { overflowX: 'visible' } },
});
export const table = style(figureTable);
export const heading = style({ ...figureCell, ...figureHeading });
export const headingOfText = style({ ...figureCell, ...figureHeading, textAlign: 'start' });
export const row = style(figureRow);
export const cell = style({ ...figureCell, fontWeight: weight.normal });
export const name = style({
  ...figureCell,
  textAlign: 'start',
  fontWeight: weight.normal,
  '@media': { print: { whiteSpace: 'normal' } },
});
export const total = style({ ...figureCell, fontWeight: weight.strong });
export const before = style({ color: colour.textMuted, fontSize: size.small, marginInlineStart: space.m });
export const formulas = style({ padding: `${space.s} ${space.xl}`, color: colour.textMuted, fontSize: size.small });
export const formulasHead = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'center',
  minBlockSize: size.row,
  cursor: 'pointer',
  selectors: disclosure,
});
export const note = style({
  margin: 0,
  padding: `${space.m} ${space.xl}`,
  color: colour.textMuted,
  fontSize: size.small,
});
