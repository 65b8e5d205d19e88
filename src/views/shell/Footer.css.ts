import { style } from '@vanilla-extract/css';
import { colour, size, space } from '#views/ui/theme/theme.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  flex: 'none',
  gap: space.l,
  padding: `${space.s} ${space.l}`,
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.textMuted,
  background: colour.surface,
  fontSize: size.small,
});
