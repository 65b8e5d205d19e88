import { style } from '@vanilla-extract/css';
import { colour, narrow, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: space.m, margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });

export const row = style({
  display: 'grid',
  gap: space.xs,
  minWidth: 0,
  margin: 0,
  padding: `${space.s} ${space.m} ${space.xs}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
});

/** A key and its value beside each other, and how to be rid of them. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.m, minWidth: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: space.xs, minWidth: 0 });
export const title = style({ flex: 1, minWidth: 0, fontSize: size.small, fontWeight: weight.strong });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
  columnGap: space.m,
  alignItems: 'start',
  minWidth: 0,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** In line with the boxes beside it, below their labels. */
export const besideBoxes = style({ paddingBlockStart: `calc(${size.small} * 1.4 + ${space.xs})` });

export const none = style({ margin: 0, fontSize: size.small, color: colour.textFaint });
