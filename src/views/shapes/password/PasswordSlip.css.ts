import { style } from '@vanilla-extract/css';
import { colour, size, space } from '#views/ui/theme/theme.css.ts';

export const slip = style({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  border: `1px dashed ${colour.lineStrong}`,
  textAlign: 'center',
});

export const password = style({ fontSize: size.display, fontFamily: 'ui-monospace, monospace', userSelect: 'all' });
