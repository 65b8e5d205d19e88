import { style } from '@vanilla-extract/css';
import { ring } from './theme/mixins.ts';
import { colour, radius, space } from './theme/theme.css.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: 24,
  width: 'fit-content',
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: 16,
  height: 16,
  margin: 0,
  borderRadius: radius.small,
  accentColor: colour.accent,
  outline: 'none',
  ':focus-visible': ring,
});
