import { style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, narrow, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 300px) minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const aggregates = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space.xs });

export const aggregate = style({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: space.s,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: colour.accent, fontWeight: weight.strong },
    '&:focus-visible': innerRing,
  },
});

export const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const small = style({ fontSize: size.small, color: colour.textMuted, fontWeight: weight.normal });
export const clock = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.strong });
export const list = style({ margin: 0, paddingInlineStart: space.xl, display: 'grid', gap: space.s });
