import { style, styleVariants } from '@vanilla-extract/css';
import { bareIconButton, oneLine, ring } from './theme/mixins.ts';
import { colour, radius, size, space, toneVars, weight } from './theme/theme.css.ts';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: '100%',
  padding: `1px ${space.s}`,
  borderRadius: radius.small,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  lineHeight: 1.5,
  verticalAlign: 'middle',
  ...oneLine,
});

export const tagTones = styleVariants(toneVars, ({ text, tint }) => ({ color: text, background: tint }));

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const removable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: size.target,
  paddingInlineStart: space.m,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.round,
  background: colour.surface,
  fontSize: size.small,
  outline: 'none',
  cursor: 'default',
  selectors: { '&[data-focus-visible]': ring },
});

export const remove = style({
  ...bareIconButton,
  borderRadius: radius.round,
  color: colour.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: colour.text, background: colour.hover }, '&[data-focus-visible]': ring },
});
