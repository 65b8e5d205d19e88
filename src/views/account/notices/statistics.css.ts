import { style } from '@vanilla-extract/css';
import { figureCell, figureHeading, figureRow, figureTable } from '#views/shapes/figures/figureTable.ts';
import { space, weight } from '#views/ui/theme/theme.css.ts';

export const statistics = style({ display: 'grid', gap: space.l, alignContent: 'start' });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: space.l,
});
export const scroller = style({ overflowX: 'auto' });
export const table = style(figureTable);
const padded = {
  ...figureCell,
  '@media': { '(max-width: 640px)': { paddingInline: space.s } },
} as const;
export const heading = style({ ...padded, ...figureHeading });
export const row = style(figureRow);
export const cell = style({ ...padded, fontWeight: weight.normal });
