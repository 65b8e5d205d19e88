import { style, styleVariants } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, narrow, radius, shadow, size, space, toneVars } from '#views/ui/theme/theme.css.ts';

export const frame = style({
  position: 'relative',
  minWidth: 0,
  height: '100%',
  minHeight: 420,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  overflow: 'hidden',
  '@media': { [narrow]: { height: '62vh', minHeight: 0 } },
});

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  touchAction: 'none',
  cursor: 'grab',
  outline: 'none',
  userSelect: 'none',
  selectors: { '&:focus-visible': innerRing, '&:active': { cursor: 'grabbing' } },
});

export const land = style({ fill: colour.surface, stroke: colour.lineStrong, strokeWidth: 1 });
export const line = style({ fill: 'none', stroke: toneVars.info.mark, strokeWidth: 2 });
export const border = style({ fill: 'none', stroke: toneVars.progress.mark, strokeWidth: 2, strokeDasharray: '6 4' });
export const isOn = style({ strokeWidth: 3.5 });

export const marker = style({ cursor: 'pointer', outline: 'none', stroke: colour.surface, strokeWidth: 1.5 });
export const markerTones = styleVariants({
  info: { fill: toneVars.info.mark },
  positive: { fill: toneVars.positive.mark },
  progress: { fill: toneVars.progress.mark },
  warning: { fill: toneVars.warning.mark },
  critical: { fill: toneVars.critical.mark },
  ended: { fill: colour.surface, stroke: colour.textFaint },
});
export const halo = style({ fill: 'none', stroke: colour.focus, strokeWidth: 2.5 });

export const label = style({
  fontSize: 12,
  fill: colour.text,
  stroke: colour.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  pointerEvents: 'none',
});

export const zoom = style({
  position: 'absolute',
  insetInlineEnd: space.m,
  insetBlockStart: space.m,
  display: 'grid',
  gap: space.xs,
});

export const card = style({
  position: 'absolute',
  insetInlineStart: space.m,
  insetBlockEnd: space.m,
  maxWidth: `min(340px, calc(100% - 2 * ${space.m}))`,
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.medium,
  background: colour.raised,
  boxShadow: shadow.middle,
  fontSize: size.small,
  pointerEvents: 'none',
});
export const cardTitle = style({ display: 'block', fontSize: size.body });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
  color: colour.textMuted,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space.s });

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 420px)',
  gap: space.l,
  flex: 1,
  minHeight: 0,
  '@media': {
    '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'auto', overflow: 'visible' },
  },
});
export const list = style({ overflow: 'auto', minHeight: 0, display: 'flex', flexDirection: 'column', gap: space.m });
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  height: '100%',
  minHeight: 0,
  padding: size.page,
  boxSizing: 'border-box',
  '@media': { '(max-width: 1100px)': { height: 'auto' } },
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const rest = style({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: space.s });
