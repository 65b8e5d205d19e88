import { style } from '@vanilla-extract/css';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

export const screen = style({ display: 'grid', gap: space.l, padding: size.page });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const rest = style({ marginInlineStart: 'auto' });
export const figure = style({
  margin: 0,
  padding: space.l,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
});
export const drawing = style({ display: 'block', width: '100%', height: 220 });
export const line = style({ fill: 'none', stroke: colour.accent, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: colour.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
