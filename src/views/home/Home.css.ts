import { style } from '@vanilla-extract/css';
import { narrow, space, weight } from '#views/ui/theme/theme.css.ts';

export { name, tile, tiles, value } from '#views/shapes/figures/tiles.css.ts';

export const screen = style({ display: 'grid', gap: space.xl, padding: space.l, alignContent: 'start' });
/** Two rows of three figures; on a phone two columns, and an amount over both. */
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.m,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const money = style({ whiteSpace: 'nowrap', '@media': { [narrow]: { gridColumn: '1 / -1' } } });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(500px, 100%), 1fr))',
  gap: space.l,
});
/** Keeps each amount close to its name. */
export const fees = style({
  display: 'grid',
  maxWidth: '480px',
  gridTemplateColumns: '1fr auto',
  gap: `${space.s} ${space.l}`,
  margin: 0,
});
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const total = style({ fontWeight: weight.strong });
