import { globalStyle, style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, font, size, space, toneVars, weight } from '#views/ui/theme/theme.css.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m });
globalStyle(`${bar} > *`, { minWidth: 160 });
globalStyle(`${bar} > button`, { minWidth: 0 });

export const hash = style({
  overflowWrap: 'anywhere',
  fontFamily: font.mono,
  fontSize: size.small,
  color: colour.textMuted,
});

/** Filter above a table that fills its card. */
export const tableBar = style({ padding: `${space.m} ${space.l}`, maxWidth: 360 });

/** Header button that sorts its column. */
export const sort = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  selectors: {
    '&[data-sorted]': { color: colour.text, fontWeight: weight.strong, textDecoration: 'none' },
    '&:focus-visible': innerRing,
  },
});

export const crumbs = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });

export const muted = style({ margin: 0, color: colour.textMuted, fontSize: size.small });
export const plainList = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space.m });
export const transitionList = style([
  plainList,
  { gap: space.xs, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' },
]);
export const steps = style({ margin: 0, paddingInlineStart: space.xxl, display: 'grid', gap: space.s });

/** Matrix with events in rows, states in columns and sticky headers. */
export const matrix = style({ borderCollapse: 'separate', borderSpacing: 0, fontSize: size.small });
export const matrixPlace = style({ maxHeight: '68vh', overflow: 'auto', border: `1px solid ${colour.line}` });
globalStyle(`${matrix} :is(th, td)`, { borderBottom: `1px solid ${colour.line}`, padding: `${space.xs} ${space.s}` });
globalStyle(`${matrix} thead th`, {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: colour.surface,
  verticalAlign: 'bottom',
  fontWeight: weight.medium,
  color: colour.textMuted,
});
globalStyle(`${matrix} tbody th`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: colour.surface,
  textAlign: 'start',
  fontWeight: weight.normal,
  minWidth: 170,
  maxWidth: 240,
});
globalStyle(`${matrix} thead th:first-child`, { insetInlineStart: 0, zIndex: 2 });
globalStyle(`${matrix} td`, { textAlign: 'center', minWidth: 34 });
export const upright = style({
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  maxHeight: 150,
  whiteSpace: 'nowrap',
});
export const goes = style({ color: toneVars.info.text, fontWeight: weight.strong });
export const stays = style({ color: colour.textMuted });
export const none = style({ color: colour.textFaint });
