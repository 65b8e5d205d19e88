import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, font, radius, toneVars, weight } from '#views/ui/theme/theme.css.ts';

export const scroller = style({
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  selectors: { '&:focus-visible': innerRing },
});

export const map = style({ display: 'block', width: '100%', height: 'auto', margin: '0 auto', fontFamily: font.sans });

const line = style({ fill: 'none' });
export const lines = styleVariants({
  plain: [line, { stroke: colour.textFaint, strokeWidth: 1.2 }],
  chosen: [line, { stroke: colour.accentText, strokeWidth: 2.2 }],
  dimmed: [line, { stroke: colour.line, strokeWidth: 1.2 }],
});
/** Width of the main line, which is the commonest history. */
export const mainLine = style({ strokeWidth: 2.4 });
export const heads = styleVariants({
  plain: { fill: colour.textFaint },
  chosen: { fill: colour.accentText },
  dimmed: { fill: colour.line },
});

const box = style({ strokeWidth: 1.2 });
export const boxes = styleVariants({
  state: [box, { fill: colour.surface, stroke: colour.lineStrong }],
  phase: [box, { fill: colour.accentTint, stroke: colour.accentText }],
  end: [box, { fill: colour.sunken, stroke: colour.textFaint, strokeDasharray: '3 3' }],
  arrivals: [box, { fill: colour.sunken, stroke: colour.textFaint, strokeDasharray: '3 3' }],
  back: [box, { fill: colour.sunken, stroke: colour.textFaint, strokeDasharray: '3 3' }],
  start: [box, { fill: colour.textMuted, stroke: colour.textMuted }],
  chosen: [box, { fill: colour.accent, stroke: colour.accent }],
  final: [box, { fill: colour.surface, stroke: colour.lineStrong, strokeWidth: 3 }],
});

const word = style({ textAnchor: 'middle', fontSize: 12.5 });
export const words = styleVariants({
  plain: [word, { fill: colour.text }],
  quiet: [word, { fill: colour.textMuted }],
  phase: [word, { fill: toneVars.info.text, fontWeight: weight.strong }],
  chosen: [word, { fill: colour.onAccent, fontWeight: weight.strong }],
});

const label = style({
  textAnchor: 'middle',
  fontSize: 12,
  paintOrder: 'stroke',
  stroke: colour.sunken,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
export const labels = styleVariants({
  plain: [label, { fill: colour.textMuted }],
  chosen: [label, { fill: colour.accentText, fontWeight: weight.medium }],
  dimmed: [label, { fill: colour.textFaint }],
});

const heat = style({ fill: 'none' });
export const heats = styleVariants({
  done: [heat, { stroke: colour.accentText }],
  refused: [heat, { stroke: toneVars.critical.text }],
  never: [heat, { stroke: colour.textFaint, strokeDasharray: '2 5' }],
});
const heatText = style([label, { fontWeight: weight.strong }]);
export const heatTexts = styleVariants({
  done: [heatText, { fill: colour.text }],
  refused: [heatText, { fill: toneVars.critical.text }],
  never: [heatText, { fill: colour.textMuted, fontWeight: weight.normal }],
});
export const heatPlace = style({ fill: 'transparent', stroke: 'transparent' });

export const node = style({ cursor: 'pointer', outline: 'none' });
globalStyle(`${node}:focus-visible > rect`, { stroke: colour.focus, strokeWidth: 3 });
