import { globalStyle, style } from '@vanilla-extract/css';
import { font } from '#views/ui/theme/theme.css.ts';

/** Paper: black on white in any theme, without the rest of the page. */
export const paper = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      color: '#000',
      background: '#fff',
      fontFamily: font.sans,
      fontSize: '9pt',
      lineHeight: 1.35,
    },
  },
});

globalStyle(`body:has(> ${paper}) > :not(${paper})`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`body:has(> ${paper})`, {
  '@media': { print: { background: '#fff', height: 'auto', overflow: 'visible' } },
});

export const title = style({ margin: 0, fontSize: '14pt' });
export const note = style({ margin: '1mm 0 0' });

export const table = style({ width: '100%', marginTop: '4mm', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  padding: '1mm 1.5mm',
  border: '0.2mm solid #999',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} [data-align=end]`, { textAlign: 'end' });
globalStyle(`${table} thead`, { display: 'table-header-group' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${paper} *`, { color: '#000 !important', background: 'none !important' });
