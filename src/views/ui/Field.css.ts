import { style } from '@vanilla-extract/css';
import { ring } from './theme/mixins.ts';
import { colour, motion, radius, shadow, size, space, toneVars, weight } from './theme/theme.css.ts';

/** The frame of every field: label, control, and a line kept free for words, so that a form never jumps. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xs,
  minWidth: 0,
  textAlign: 'start',
});

/** In a bar: an error is shown over what is below, and moves nothing. */
export const bare = style({ position: 'relative' });

export const label = style({
  display: 'block',
  width: 'fit-content',
  color: colour.textMuted,
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  cursor: 'default',
});

export const star = style({ color: colour.dangerText, marginInlineStart: 3, fontWeight: weight.strong });

export const message = style({
  minHeight: '1.4em',
  fontSize: size.small,
  lineHeight: 1.4,
  selectors: {
    [`${bare} > &`]: { minHeight: 0 },
    [`${bare} > &:empty`]: { display: 'none' },
    [`${bare}[data-invalid] > &`]: {
      position: 'absolute',
      zIndex: 3,
      top: `calc(100% + ${space.xxs})`,
      left: 0,
      width: 'max-content',
      maxWidth: 'max(100%, min(320px, 80vw))',
      padding: `${space.xxs} ${space.s}`,
      borderRadius: radius.small,
      background: colour.raised,
      boxShadow: shadow.low,
    },
  },
});

export const description = style({
  color: colour.textFaint,
  selectors: { [`${field}[data-invalid] &`]: { display: 'none' } },
});

export const caution = style({ display: 'flex', gap: space.xs, color: toneVars.warning.text });

export const error = style({
  display: 'flex',
  gap: space.xs,
  color: colour.dangerText,
  overflowWrap: 'anywhere',
});

/** The box that looks like an input, whether it is one or holds one. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: size.control,
  padding: 0,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  fontSize: size.body,
  transition: `border-color ${motion.fast}`,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: colour.textMuted },
    '&[data-focused], &[data-focus-within], &[data-focus-visible]': {
      ...ring,
      outlineOffset: '-1px',
      borderColor: colour.focus,
    },
    [`${field}[data-invalid] &`]: { borderColor: colour.danger },
    '&[data-disabled]': { background: colour.sunken, color: colour.textFaint, borderColor: colour.line },
    [`${field}[data-readonly] &`]: { background: colour.sunken, borderColor: colour.lineStrong },
  },
});

/** The text input itself, filling its box. */
export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: '100%',
  minHeight: `calc(${size.control} - 2px)`,
  padding: `0 ${space.m}`,
  border: 0,
  background: 'none',
  outline: 'none',
  '::placeholder': { color: colour.textFaint, opacity: 1 },
});

/** A small button inside a box: clear, open, step. */
export const inner = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  alignSelf: 'stretch',
  minHeight: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: colour.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: colour.text },
    '&[data-focus-visible]': { ...ring, outlineOffset: '-2px' },
    '&[data-disabled]': { color: colour.textFaint, cursor: 'not-allowed' },
  },
});

export const affix = style({ flex: 'none', display: 'flex', paddingInlineStart: space.m, color: colour.textFaint });
export const affixEnd = style({
  flex: 'none',
  paddingInlineEnd: space.m,
  color: colour.textFaint,
  fontSize: size.small,
});
