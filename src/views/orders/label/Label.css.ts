import { globalStyle, style } from '@vanilla-extract/css';
import { font, weight } from '#views/ui/theme/theme.css.ts';

/** Labels are paper: black on white, in millimetres, whatever the theme. */
export const label = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2.5mm',
  width: '100mm',
  height: '150mm',
  padding: '5mm',
  boxSizing: 'border-box',
  overflow: 'hidden',
  color: '#000',
  background: '#fff',
  fontFamily: font.sans,
  fontSize: '3.4mm',
  lineHeight: 1.3,
});

globalStyle(`${label} :is(p, h2, dl, dd)`, { margin: 0 });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  borderBottom: '0.5mm solid #000',
  paddingBottom: '1.5mm',
});

export const company = style({ fontSize: '5.5mm' });
export const way = style({ fontSize: '4.2mm', fontWeight: weight.strong });
export const barcode = style({ display: 'block', width: '100%', height: '20mm' });
export const number = style({
  textAlign: 'center',
  fontSize: '5mm',
  fontWeight: weight.strong,
  letterSpacing: '0.6mm',
  fontVariantNumeric: 'tabular-nums',
});
export const route = style({
  textAlign: 'center',
  fontSize: '4.6mm',
  fontWeight: weight.strong,
  padding: '1mm 0',
  border: '0.3mm solid #000',
});
export const party = style({ selectors: { '&[data-big]': { fontSize: '4.2mm' } } });
export const title = style({ fontSize: '2.8mm', fontWeight: weight.medium });
export const name = style({ fontWeight: weight.strong });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  gap: '2mm',
  borderTop: '0.3mm solid #000',
  paddingTop: '2mm',
});

globalStyle(`${facts} dt`, { fontSize: '2.6mm' });

export const cash = style({
  marginTop: 'auto !important',
  padding: '2mm',
  textAlign: 'center',
  fontSize: '5mm',
  fontWeight: weight.strong,
  border: '0.6mm solid #000',
});
