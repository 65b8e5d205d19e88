import { style } from '@vanilla-extract/css';
import { inner } from './Field.css.ts';
import { colour, size } from './theme/theme.css.ts';

export const number = style({ fontVariantNumeric: 'tabular-nums' });
export const steps = style({ display: 'flex', alignSelf: 'stretch', borderInlineStart: `1px solid ${colour.line}` });
export const step = style([
  inner,
  {
    width: `max(26px, ${size.target})`,
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${colour.line}` },
      '&[data-hovered]': { background: colour.hover },
    },
  },
]);
