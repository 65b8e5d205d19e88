import { style } from '@vanilla-extract/css';
import { space } from './theme/theme.css.ts';

export const area = style({
  display: 'block',
  padding: `${space.s} ${space.m}`,
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
  // A pasted column of a hundred numbers scrolls in its field: the button below stays in view.
  maxBlockSize: '40dvh',
});
