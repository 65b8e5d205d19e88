import { style } from '@vanilla-extract/css';
import { box } from './Field.css.ts';
import { oneLine } from './theme/mixins.ts';
import { colour, space } from './theme/theme.css.ts';

export const trigger = style([box, { gap: space.s, padding: `0 ${space.m}`, cursor: 'pointer', textAlign: 'start' }]);
export const value = style({
  flex: 1,
  minWidth: 0,
  ...oneLine,
  selectors: { '&[data-placeholder]': { color: colour.textFaint } },
});
export const arrow = style({ display: 'flex', color: colour.textMuted });
