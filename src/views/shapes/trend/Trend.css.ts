import { style } from '@vanilla-extract/css';
import { figureCell, figureHeading, figureRow, figureTable } from '../figures/figureTable.ts';
import { disclosure, ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

/** Scrolls to the right end first: the last days. */
export const scroller = style({ overflowX: 'auto', direction: 'rtl', padding: 3, margin: -3 });
export const trend = style({ display: 'grid', gap: space.m, minWidth: 'max-content', direction: 'ltr' });
export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${size.target}, 1fr)`,
  alignItems: 'end',
  gap: '2px',
  height: '120px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const column = style({ display: 'flex', alignItems: 'flex-end', height: '100%', minWidth: 0 });
export const bar = style({
  display: 'block',
  width: '100%',
  height: '100%',
  position: 'relative',
  borderRadius: radius.small,
  outline: 'none',
  selectors: { '&:hover': { background: colour.hover }, '&[data-focus-visible]': ring },
});
export const fill = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  minHeight: '1px',
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  background: colour.accent,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: colour.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const twin = style({ fontSize: size.small });
export const twinHead = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: colour.textMuted,
  cursor: 'pointer',
  selectors: disclosure,
});
export const table = style(figureTable);
export const row = style(figureRow);
export const heading = style({ ...figureCell, ...figureHeading });
export const cell = style({ ...figureCell, paddingBlock: space.s });
