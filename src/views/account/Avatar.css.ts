import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, weight } from '#views/ui/theme/theme.css.ts';

const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.round,
  color: colour.accentText,
  background: colour.accentTint,
  fontWeight: weight.strong,
});

export const sizes = styleVariants({
  small: [round, { width: '28px', height: '28px' }],
  large: [round, { width: '72px', height: '72px', fontSize: '28px' }],
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
