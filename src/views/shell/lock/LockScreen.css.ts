import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, shadow, size, space, weight } from '#views/ui/theme/theme.css.ts';

/** Covers everything, including dialogs and messages, and is opaque. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  display: 'grid',
  placeItems: 'center',
  height: 'var(--visual-viewport-height, 100dvh)',
  overflow: 'auto',
  padding: space.xl,
  background: colour.canvas,
});

/** Hides all other content from view, screen readers and keyboard, including content added later. */
globalStyle(`html[data-locked] body > :not(${cover}), html[data-locked] body > :not(${cover}) *`, {
  visibility: 'hidden !important' as 'hidden',
});

export const panel = style({
  width: 'min(360px, 100%)',
  padding: space.xxl,
  borderRadius: radius.large,
  background: colour.raised,
  boxShadow: shadow.middle,
});

export const dialog = style({ display: 'flex', flexDirection: 'column', gap: space.xl, outline: 'none' });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  color: colour.textMuted,
  fontWeight: weight.strong,
});

export const title = style({ fontSize: size.title, fontWeight: weight.strong, lineHeight: 1.25 });
export const hint = style({ color: colour.textMuted });
export const person = style({ display: 'flex', alignItems: 'center', gap: space.l, fontWeight: weight.medium });
