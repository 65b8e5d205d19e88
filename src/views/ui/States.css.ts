import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, size, space, toneVars, weight } from './theme/theme.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s,
  maxWidth: 420,
  margin: '0 auto',
  padding: space.xl,
  textAlign: 'center',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: space.xs,
  borderRadius: radius.large,
});

export const signTones = styleVariants({
  neutral: { background: toneVars.neutral.tint, color: toneVars.neutral.text },
  critical: { background: toneVars.critical.tint, color: toneVars.critical.text },
});

export const title = style({ fontSize: size.large, fontWeight: weight.strong });
export const text = style({ color: colour.textMuted, textWrap: 'pretty' });
export const code = style({ color: colour.textFaint, fontSize: size.small });
export const action = style({ marginTop: space.m });
