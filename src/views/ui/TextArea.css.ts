import { style } from '@vanilla-extract/css';
import { space } from './theme/theme.css.ts';

export const area = style({
  display: 'block',
  padding: `${space.s} ${space.m}`,
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
});
