import { style } from '@vanilla-extract/css';
import { ring } from '../ui/theme/mixins.ts';
import { radius, size, space } from '../ui/theme/theme.css.ts';

export const page = style({ maxWidth: 1240, margin: '0 auto', padding: size.page });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.l,
  marginBottom: space.xl,
});

export const swatch = style({
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': ring },
});
