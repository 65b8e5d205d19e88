import { style } from '@vanilla-extract/css';
import { space } from './theme/theme.css.ts';

export const body = style({
  maxHeight: 'inherit',
  overflow: 'auto',
  padding: space.l,
  outline: 'none',
  borderRadius: 'inherit',
  selectors: { '&[data-flush]': { padding: 0 } },
});
