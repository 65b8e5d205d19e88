import { style } from '@vanilla-extract/css';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xl, minWidth: '260px' });
export const swatches = style({ gridColumn: '1 / -1' });
export const label = style({ color: colour.textMuted, fontSize: size.small });
export const row = style({ display: 'flex', gap: space.m, marginBlockStart: space.m });

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
  border: `1px solid ${colour.line}`,
  color: '#fff',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { ...ring, outlineOffset: '2px' } },
});
