import { globalStyle, style } from '@vanilla-extract/css';
import { colour, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const quote = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${quote} :is(th, td)`, { padding: `${space.xs} 0`, fontWeight: weight.normal });
globalStyle(`${quote} th`, { textAlign: 'start', color: colour.textMuted });
globalStyle(`${quote} td`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${quote} tfoot :is(th, td)`, {
  borderTop: `1px solid ${colour.line}`,
  paddingTop: space.m,
  color: colour.text,
  fontWeight: weight.strong,
  fontSize: size.large,
});

export const hint = style({ margin: `${space.m} 0 0`, fontSize: size.small, color: colour.textMuted });

export const done = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xxl,
  alignItems: 'start',
  padding: size.page,
  maxWidth: 1100,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const waybill = style({
  margin: 0,
  fontSize: size.display,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const paper = style({ minWidth: 'min(320px, 100%)', maxWidth: '100%' });
