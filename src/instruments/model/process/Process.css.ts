import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const stage = style({
  padding: `2px ${space.s}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  fontSize: size.small,
  whiteSpace: 'nowrap',
  selectors: { '&[data-final]': { borderWidth: 2, borderColor: colour.lineStrong } },
});
globalStyle(`${stage}:not(:first-child)::before`, {
  content: '"→" / ""',
  marginInlineEnd: space.s,
  color: colour.textMuted,
});

/** A share as a bar below its number. */
export const share = style({
  display: 'block',
  marginTop: 2,
  height: 4,
  background: colour.accentText,
  borderRadius: 2,
});
