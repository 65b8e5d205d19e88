import { style } from '@vanilla-extract/css';
import { colour, space } from '#views/ui/theme/theme.css.ts';

export const secret = style({
  display: 'block',
  padding: space.m,
  border: `1px dashed ${colour.lineStrong}`,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
