import { style } from '@vanilla-extract/css';
import { size, space, toneVars } from '#views/ui/theme/theme.css.ts';

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: space.s,
});
export const sum = style({ margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const error = style({ margin: 0, color: toneVars.critical.text, fontSize: size.small });
