import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour, font, narrow, radius, shadow, size, space, toneVars, weight } from '#views/ui/theme/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  minHeight: '100%',
  padding: size.page,
  boxSizing: 'border-box',
});

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const station = style({ display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 });

export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m });
export const code = style({ flex: '1 1 220px', minWidth: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  color: colour.textMuted,
  fontSize: size.small,
});

/** A verdict to be read from two metres: shape, word and colour. */
export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.s} ${space.xl}`,
  alignItems: 'center',
  minHeight: 176,
  padding: space.xxl,
  boxSizing: 'border-box',
  border: '3px solid',
  borderRadius: radius.large,
  boxShadow: shadow.low,
  '@media': { [narrow]: { minHeight: 132, padding: space.xl, gap: `${space.s} ${space.l}` } },
});

const ground = ({ text, tint, mark }: (typeof toneVars)['neutral']) => ({
  background: tint,
  borderColor: mark,
  color: text,
});

export const tones = styleVariants({
  none: ground(toneVars.neutral),
  ok: ground(toneVars.positive),
  attention: ground(toneVars.warning),
  refused: ground(toneVars.critical),
});

export const sign = style({
  width: 96,
  height: 96,
  '@media': { [narrow]: { width: 56, height: 56 } },
});

export const said = style({ display: 'grid', gap: space.xs, minWidth: 0 });
export const word = style({
  margin: 0,
  fontSize: 44,
  lineHeight: 1.1,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { fontSize: 30 } },
});
/** Direction, readable at three metres: in the darkest ink, across the whole panel, so that its words stay whole. */
export const direction = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  margin: 0,
  color: colour.text,
  fontSize: 48,
  lineHeight: 1.1,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { fontSize: 32, gap: space.m } },
});
export const directionSign = style({
  flex: 'none',
  width: 56,
  height: 56,
  '@media': { [narrow]: { width: 36, height: 36 } },
});
export const number = style({ margin: 0, fontFamily: font.mono, fontSize: size.title, overflowWrap: 'anywhere' });
export const advice = style({ gridColumn: '1 / -1', margin: 0, fontSize: size.large, textWrap: 'pretty' });
export const corrected = style({ margin: 0, fontWeight: weight.strong });
export const acts = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.m });

export const log = style({ height: 300 });
export const list = style({ display: 'flex', flexDirection: 'column', height: 'max(320px, calc(100vh - 360px))' });

export const many = style({ flex: 'none', padding: `${space.s} ${space.m}`, background: colour.sunken });

export const camera = style({
  width: '100%',
  maxHeight: 280,
  objectFit: 'cover',
  borderRadius: radius.medium,
  background: colour.sunken,
});

export const loudness = style({ display: 'flex', alignItems: 'center', gap: space.s });
export const volume = style({ width: 96, accentColor: colour.accent });

globalStyle(`${verdict} a`, { color: 'inherit' });
