import { globalStyle, style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, font, size, space, toneVars, weight } from '#views/ui/theme/theme.css.ts';

/** Screens with place for a panel beside a map. */
const WIDE = '(min-width: 1200px)';

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

/** Looks of a button that is drawn as the text in it. */
const bare = {
  minWidth: size.target,
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/** Header button that sorts its column. */
export const sort = style({
  ...bare,
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
/** A map with a panel above it. */
export const aboveMap = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
/** A map with the chosen state beside it, or above it on a narrow screen. */
export const besideMap = style([
  aboveMap,
  { alignItems: 'start', '@media': { [WIDE]: { gridTemplateColumns: '320px minmax(0, 1fr)' } } },
]);
/** Transitions of the chosen state, short enough to keep its map in sight. */
export const statePlace = style({
  maxHeight: 'min(180px, 24vh)',
  overflow: 'auto',
  '@media': { [WIDE]: { maxHeight: 'min(440px, 50vh)' } },
});
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

/** A cell of the matrix as a button that fills it. */
export const cell = style({
  display: 'block',
  width: '100%',
  ...bare,
  selectors: { '&:hover': { background: colour.sunken }, '&:focus-visible': innerRing },
});
