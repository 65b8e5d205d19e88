import { style, type StyleRule } from '@vanilla-extract/css';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const tiles = style({
  display: 'grid',
  // Two rows of five tiles beside the open menu; two columns on a phone.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(190px, calc(50% - ${space.m})), 1fr))`,
  gap: space.m,
});
const tileOf = (alignContent: 'space-between' | 'start'): StyleRule => ({
  display: 'grid',
  alignContent,
  gap: space.xs,
  padding: space.l,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  color: 'inherit',
  background: colour.surface,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    'a&:hover': { borderColor: colour.accent },
    '&[data-focus-visible]': ring,
  },
});
/** A tile of a name and a figure: figures of one row stand at one height. */
export const tile = style(tileOf('space-between'));
/** A tile of several figures, which begin at the top. */
export const tileOfSeveral = style(tileOf('start'));
export const name = style({ color: colour.textMuted, fontSize: size.small });
export const value = style({
  fontSize: '22px',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});
