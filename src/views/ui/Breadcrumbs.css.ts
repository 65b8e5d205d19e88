import { style } from '@vanilla-extract/css';
import { oneLine, ring } from './theme/mixins.ts';
import { colour, radius, size, space, weight } from './theme/theme.css.ts';

export const list = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  overflow: 'hidden',
  fontSize: size.body,
});
export const crumb = style({ display: 'flex', alignItems: 'center', minWidth: 0, color: colour.textMuted });
export const way = style({
  padding: `0 ${space.xs}`,
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  ...oneLine,
  selectors: {
    '&[href]': { cursor: 'pointer' },
    '&[data-hovered]': { color: colour.text, textDecoration: 'underline' },
    '&[data-focus-visible]': { ...ring, outlineOffset: '-2px' },
    '&[aria-current]': { color: colour.text, fontWeight: weight.medium },
  },
});
export const slash = style({ color: colour.textFaint, flex: 'none' });
