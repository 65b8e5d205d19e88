import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, font, radius, size, space, toneVars, weight } from '#views/ui/theme/theme.css.ts';

export const scroller = style({
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  selectors: { '&:focus-visible': innerRing },
  '@media': { print: { overflow: 'visible' } },
});

export const chart = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: '0 auto',
  fontFamily: font.sans,
  // On paper as wide as the paper, where a screen scrolls.
  '@media': { print: { minWidth: '0 !important' } },
});

export const phase = style({ textAnchor: 'middle', fill: colour.textMuted, fontSize: 12, fontWeight: weight.strong });

const line = style({ fill: 'none' });
export const lines = styleVariants({
  other: [line, { stroke: colour.lineStrong, strokeWidth: 1 }],
  open: [line, { stroke: colour.textFaint, strokeWidth: 1.2, strokeDasharray: '4 4' }],
  taken: [line, { stroke: colour.accentText, strokeWidth: 2.2 }],
});

export const heads = styleVariants({
  other: { fill: colour.lineStrong },
  open: { fill: colour.textFaint },
  taken: { fill: colour.accentText },
});

const box = style({ strokeWidth: 1.2 });
export const boxes = styleVariants({
  other: [box, { fill: colour.surface, stroke: colour.line }],
  visited: [box, { fill: colour.accentTint, stroke: colour.accentText }],
  current: [box, { fill: colour.accent, stroke: colour.accent }],
});

const word = style({ textAnchor: 'middle', dominantBaseline: 'central', fontSize: 12 });
export const words = styleVariants({
  other: [word, { fill: colour.textMuted }],
  visited: [word, { fill: toneVars.info.text, fontWeight: weight.medium }],
  current: [word, { fill: colour.onAccent, fontWeight: weight.strong }],
});

export const twin = style({ fontSize: size.small });
globalStyle(`${twin} > summary`, { cursor: 'pointer', color: colour.textMuted, paddingBlock: space.s });

export const table = style({ borderCollapse: 'collapse', width: '100%' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} ${space.m}`,
  textAlign: 'start',
  borderBottom: `1px solid ${colour.line}`,
});
globalStyle(`${table} th`, { color: colour.textMuted, fontWeight: weight.medium });
