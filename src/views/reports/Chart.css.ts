import {
  assignVars,
  createGlobalTheme,
  createThemeContract,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { innerRing, ring } from '#views/ui/theme/mixins.ts';
import { colour, darkRoot, radius, size, space } from '#views/ui/theme/theme.css.ts';
import { patterned } from './patterns.ts';

/** Colours of series, told apart with any colour vision and 3:1 from the ground; dashes, patterns and words tell them apart too. */
const series = createThemeContract({ 0: null, 1: null, 2: null, 3: null, 4: null, 5: null });

createGlobalTheme(':root', series, {
  0: '#1f6fb2',
  1: '#b45f06',
  2: '#00795a',
  3: '#a0478a',
  4: '#5b6472',
  5: '#b3261e',
});
globalStyle(darkRoot, {
  '@media': {
    screen: {
      vars: assignVars(series, {
        0: '#6db3f2',
        1: '#f0a94a',
        2: '#4cc9a0',
        3: '#e08ad0',
        4: '#aab2bd',
        5: '#ff8f80',
      }),
    },
  },
});

const indexes = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const;
const DASHES = ['none', '6 3', '2 3', '10 3 2 3', '12 4', '4 2'] as const;

const stroke = style({ fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' });
export const strokes = styleVariants(indexes, (index) => [
  stroke,
  { stroke: series[index], strokeDasharray: DASHES[index] },
]);
/** A border and a pattern in the system's colours, for a system that chooses them and paints no grounds. */
const forced = (background: string) =>
  ({
    '(forced-colors: active)': { forcedColorAdjust: 'none', border: '1px solid CanvasText', background },
  }) as const;
const LINE = `color-mix(in srgb, ${colour.surface} 60%, transparent)`;
export const fills = styleVariants(indexes, (index) => ({
  background: patterned(index, LINE, series[index]),
  printColorAdjust: 'exact',
  '@media': forced(patterned(index, 'CanvasText', 'Canvas')),
}));
/** Series that are not drawn one by one. */
export const othersFill = style({
  background: colour.lineStrong,
  printColorAdjust: 'exact',
  '@media': forced('GrayText'),
});
export const dots = styleVariants(indexes, (index) => ({
  position: 'absolute',
  width: '7px',
  height: '7px',
  borderRadius: radius.round,
  background: series[index],
  left: '50%',
  transform: 'translate(-50%, 50%)',
  outline: `1px solid ${colour.surface}`,
}));

export const frame = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.m });
export const axis = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '220px',
  marginBlock: '-0.6em',
  textAlign: 'end',
  color: colour.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Scrolls to the right end first: the last days. */
export const scroller = style({
  overflowX: 'auto',
  direction: 'rtl',
  padding: '3px',
  margin: '-3px',
  selectors: { '&:focus-visible': innerRing },
  '@media': { print: { overflowX: 'visible' } },
});
/** As wide as its places need; on paper as wide as the paper. */
export const plot = style({
  position: 'relative',
  direction: 'ltr',
  minWidth: 'max-content',
  height: '250px',
  '@media': { print: { minWidth: 0 } },
});
export const grid = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: '220px',
  pointerEvents: 'none',
  // Lines stay in sight over the place that is pointed at.
  zIndex: 1,
});
export const rules = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});
globalStyle(`${rules} > span`, { height: 0, borderBlockStart: `1px solid ${colour.line}` });
/** The line of zero, where values lie on both sides of it. */
export const zero = style({});
globalStyle(`${rules} > ${zero}`, { borderBlockStartColor: colour.textMuted });
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${size.target}, 1fr)`,
  height: '250px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { gridAutoColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ position: 'relative', minWidth: 0 });
export const hit = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: '220px',
  borderRadius: radius.small,
  outline: 'none',
  selectors: { '&:hover': { background: colour.hover }, '&[data-focus-visible]': ring },
});
export const tick = style({
  position: 'absolute',
  insetBlockEnd: 0,
  left: '50%',
  transform: 'translateX(-50%)',
  color: colour.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { print: { fontSize: '6.5pt' } },
});
globalStyle(`${column}:first-child > ${tick}`, { left: 0, transform: 'none' });
globalStyle(`${column}:last-child > ${tick}`, { left: 'auto', right: 0, transform: 'none' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  margin: `${space.m} 0 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: space.s });
export const sample = style({ width: '24px', height: '8px', flex: 'none' });
export const block = style({
  width: '12px',
  height: '12px',
  borderRadius: '2px',
  flex: 'none',
});

export const bars = style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 180px) minmax(0, 1fr) minmax(72px, max-content)',
  alignItems: 'center',
  gap: space.m,
  minHeight: size.target,
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&:hover': { background: colour.hover }, '&[data-focus-visible]': ring },
});
export const barName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const barValue = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const track = style({ display: 'grid', height: '16px' });
export const side = style({ display: 'flex', gap: '2px', minWidth: 0 });
/** Parts below zero grow from its line to the start. */
export const below = style([side, { flexDirection: 'row-reverse' }]);
export const above = style([side, { borderInlineStart: `1px solid ${colour.textMuted}` }]);
export const part = style({ minWidth: '1px', borderRadius: '2px' });

export const heat = style({
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: size.small,
  '@media': { print: { width: '100%', borderSpacing: '1px', fontSize: '6pt' } },
});
export const heatHead = style({
  color: colour.textMuted,
  fontWeight: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { print: { whiteSpace: 'normal' } },
});
export const heatCell = style({ padding: 0, position: 'relative' });
/** The strength of a value, under its words. */
export const warmth = style({
  position: 'absolute',
  inset: 0,
  background: colour.accent,
  borderRadius: radius.small,
});
/** The same of a value below zero. */
export const coolness = style([warmth, { background: series[1] }]);
export const heatLink = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: `max(44px, ${size.target})`,
  height: size.target,
  paddingInline: space.xs,
  borderRadius: radius.small,
  color: colour.text,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: { '&[data-focus-visible]': ring },
  '@media': {
    print: { minWidth: 0, height: 'auto', paddingInline: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
});
