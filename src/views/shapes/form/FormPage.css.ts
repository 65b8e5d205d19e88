import { style } from '@vanilla-extract/css';
import { size, space, weight } from '#views/ui/theme/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space.l,
  alignItems: 'start',
  maxWidth: 1320,
  padding: size.page,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({ gridColumn: '1 / -1', margin: 0, fontSize: size.title, fontWeight: weight.strong });

export const sections = style({ display: 'grid', gap: space.l, minWidth: 0 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: space.l,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
  columnGap: space.l,
  rowGap: space.xs,
  alignItems: 'start',
});

export const wide = style({ gridColumn: '1 / -1' });

export const side = style({
  position: 'sticky',
  top: size.page,
  display: 'grid',
  gap: space.l,
  '@media': { '(max-width: 1023px)': { position: 'static' } },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });
