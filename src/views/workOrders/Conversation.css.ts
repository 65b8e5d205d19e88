import { style } from '@vanilla-extract/css';
import { colour, size } from '#views/ui/theme/theme.css.ts';

export const written = style({
  color: colour.text,
  fontSize: size.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
