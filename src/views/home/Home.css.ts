import { style } from '@vanilla-extract/css';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const screen = style({ display: 'grid', gap: space.xl, padding: space.l, alignContent: 'start' });
export const tiles = style({
  display: 'grid',
  // Two rows of five tiles beside the open menu; two columns on a phone.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(190px, calc(50% - ${space.m})), 1fr))`,
  gap: space.m,
});
export const tile = style({
  display: 'grid',
  alignContent: 'space-between',
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
export const name = style({ color: colour.textMuted, fontSize: size.small });
export const value = style({
  fontSize: '22px',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: space.l,
});
/** Keeps each amount close to its name. */
export const fees = style({
  display: 'grid',
  maxWidth: '480px',
  gridTemplateColumns: '1fr auto',
  gap: `${space.s} ${space.l}`,
  margin: 0,
});
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const total = style({ fontWeight: weight.strong });
