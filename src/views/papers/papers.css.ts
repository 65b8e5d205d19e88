import { style } from '@vanilla-extract/css';
import { space } from '#views/ui/theme/theme.css.ts';

export const papers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 320px))',
  gap: space.m,
  alignItems: 'start',
});
