import { style } from '@vanilla-extract/css';
import { box as fieldBox } from './Field.css.ts';
import { ring } from './theme/mixins.ts';
import { colour } from './theme/theme.css.ts';

export const box = style([
  fieldBox,
  {
    selectors: {
      '&:hover': { borderColor: colour.textMuted },
      '&:focus-within': { ...ring, outlineOffset: '-1px', borderColor: colour.focus },
    },
  },
]);
