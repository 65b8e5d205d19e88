import { style, styleVariants } from '@vanilla-extract/css';
import { ring } from './theme/mixins.ts';
import { colour, narrow, radius, size, space } from './theme/theme.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  borderRadius: radius.small,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  outline: 'none',
  '@media': { [narrow]: { minWidth: size.target, minHeight: size.target } },
  selectors: { '&[data-hovered]': { textDecorationLine: 'underline' }, '&[data-focus-visible]': ring },
});

export const linkTones = styleVariants({
  accent: { color: colour.accentText },
  inText: { display: 'inline', color: colour.accentText, textDecorationLine: 'underline' },
  quiet: { color: colour.textMuted, selectors: { '&[data-hovered]': { color: colour.text } } },
});
