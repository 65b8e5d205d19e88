import { style } from '@vanilla-extract/css';
import { size, space, weight } from '#views/ui/theme/theme.css.ts';

export const board = style({ display: 'grid', gap: space.m, minWidth: 0 });
export const title = style({ margin: 0, fontSize: size.large, fontWeight: weight.strong });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: space.l,
  alignItems: 'start',
});
