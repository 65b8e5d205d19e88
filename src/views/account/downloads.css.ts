import { style } from '@vanilla-extract/css';
import { size, space } from '#views/ui/theme/theme.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  height: '100%',
  minHeight: 0,
  padding: size.page,
});

export const grid = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
