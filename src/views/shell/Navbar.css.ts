import { style } from '@vanilla-extract/css';
import { colour, narrow, space } from '#views/ui/theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.m,
  height: '48px',
  paddingInline: space.l,
  background: colour.surface,
  // Eight buttons in one row.
  '@media': { [narrow]: { gap: 0, paddingInline: space.xs } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.xs,
  marginInlineStart: 'auto',
  '@media': { [narrow]: { gap: 0 } },
});
