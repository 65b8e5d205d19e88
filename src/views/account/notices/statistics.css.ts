import { style } from '@vanilla-extract/css';
import { colour, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const statistics = style({ display: 'grid', gap: space.l, alignContent: 'start' });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: space.l,
});
export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
const padded = {
  padding: `${space.m} ${space.l}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space.xl, textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: space.xl },
  },
  '@media': { '(max-width: 640px)': { paddingInline: space.s } },
} as const;
export const heading = style({
  ...padded,
  color: colour.textMuted,
  fontSize: size.small,
  fontWeight: weight.medium,
});
export const row = style({
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { '&[data-chosen]': { background: colour.accentTint } },
});
export const cell = style({ ...padded, fontWeight: weight.normal });
