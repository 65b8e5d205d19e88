import { style } from '@vanilla-extract/css';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: space.m, margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.m}`,
});
export const title = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const about = style({ color: colour.textMuted, fontSize: size.small, fontVariantNumeric: 'tabular-nums' });
export const heading = style({ fontSize: size.body, fontWeight: weight.strong });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: size.small });
export const cell = style({
  padding: `${space.xs} ${space.s}`,
  borderBlockEnd: `1px solid ${colour.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: weight.normal,
  overflowWrap: 'anywhere',
});
export const headCell = style([cell, { color: colour.textMuted }]);
export const changedCell = style([cell, { fontWeight: weight.strong }]);
export const caption = style({ paddingBlockEnd: space.xs, textAlign: 'start', fontWeight: weight.medium });
