import { style } from '@vanilla-extract/css';
import { colour, size, space } from '#views/ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: space.l, padding: size.page, alignContent: 'start', minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const title = style({ flex: '1 1 auto', margin: 0, fontSize: size.title });
export const code = style({
  margin: 0,
  padding: space.m,
  background: colour.sunken,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
