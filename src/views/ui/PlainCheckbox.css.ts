import { style } from '@vanilla-extract/css';
import { choiceRow, ring } from './theme/mixins.ts';
import { colour, radius } from './theme/theme.css.ts';

export const row = style(choiceRow);

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
