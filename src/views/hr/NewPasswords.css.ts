import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '#views/ui/theme/theme.css.ts';

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const password = style({ fontFamily: 'ui-monospace, monospace', userSelect: 'all' });

globalStyle(`${table} :is(th, td)`, {
  padding: space.s,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'start',
  breakInside: 'avoid',
});
