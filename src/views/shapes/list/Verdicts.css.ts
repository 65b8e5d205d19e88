import { globalStyle, style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const summary = style({ margin: 0, fontWeight: weight.medium });

export const scroller = style({
  maxHeight: '46vh',
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  selectors: { '&:focus-visible': innerRing },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: size.small });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s} ${space.m}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: `1px solid ${colour.line}`,
  fontWeight: weight.normal,
});

globalStyle(`${table} thead th`, {
  position: 'sticky',
  top: 0,
  background: colour.sunken,
  color: colour.textMuted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});

globalStyle(`${table} tbody th`, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
