import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../../ui/theme/theme.css.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.m,
  padding: `${space.m} ${size.page}`,
  borderBottom: `1px solid ${colour.line}`,
});

export const foot = style({ padding: `${space.m} ${size.page}`, borderTop: `1px solid ${colour.line}` });
