import { style } from '@vanilla-extract/css';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

export const label = style({ color: colour.textMuted, fontSize: size.small });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  marginBlockStart: space.m,
});

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  borderRadius: radius.round,
  border: `1px solid ${colour.line}`,
  color: '#fff',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { ...ring, outlineOffset: '2px' } },
});

/** The browser's own colour picker, for any other colour. */
export const any = style({
  width: `max(40px, ${size.target})`,
  height: size.target,
  padding: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
});
