import { style } from '@vanilla-extract/css';
import { oneLine, ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  justifyContent: 'center',
  minWidth: size.target,
  minHeight: `max(36px, ${size.target})`,
  maxWidth: '260px',
  padding: `${space.xxs} ${space.s}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-hovered], &[aria-expanded=true]': { background: colour.hover }, '&[data-focus-visible]': ring },
});

export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.25, textAlign: 'start' });
export const name = style({ ...oneLine, fontWeight: weight.medium });
export const branch = style({ ...oneLine, fontSize: size.tiny, color: colour.textMuted });
