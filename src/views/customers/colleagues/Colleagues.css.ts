import { style } from '@vanilla-extract/css';
import { colour, narrow, size, space, weight } from '#views/ui/theme/theme.css.ts';

/** Lines share their columns. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 2fr) minmax(160px, 3fr) minmax(120px, 2fr) auto',
  columnGap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  rowGap: space.m,
  padding: `${space.l} ${size.page}`,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const person = style({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const name = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const faint = style({ color: colour.textMuted, fontSize: size.small, overflowWrap: 'anywhere' });
