import { style } from '@vanilla-extract/css';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.l,
  minHeight: '100%',
  padding: space.xxxl,
  textAlign: 'center',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: radius.round,
  color: colour.textMuted,
  background: colour.pressed,
});

export const title = style({ fontSize: size.title, fontWeight: weight.strong });

export const text = style({ maxWidth: '48ch', marginBlockEnd: space.m, color: colour.textMuted, textWrap: 'balance' });
