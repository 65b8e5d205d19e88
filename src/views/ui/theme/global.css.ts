import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { colour, font, size } from './theme.css.ts';

const reset = globalLayer('reset');

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', {
  fontFamily: font.sans,
  fontSize: size.body,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  color: colour.text,
  background: colour.canvas,
  textSizeAdjust: '100%',
});
base('body', { margin: 0, minHeight: '100dvh' });
base('h1, h2, h3, h4, p, dl, dd, ol, ul, figure', { margin: 0 });
base('ol, ul', { padding: 0, listStyle: 'none' });
base('summary', { minWidth: size.target, minHeight: size.target, alignContent: 'center', cursor: 'pointer' });
base('input[type=range]', { minHeight: size.target });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base(':lang(my)', { lineHeight: 1.8 });
// On paper: the record alone.
globalStyle(':is([role=banner], nav, footer, [role=tablist], button, [role=button], [data-off-paper])', {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(':root', { '@media': { print: { background: '#fff', printColorAdjust: 'exact' } } });
globalStyle('tr', { '@media': { print: { breakInside: 'avoid' } } });
// A table of figures is read on paper across its whole width, or not at all: nothing scrolls there.
globalStyle('main :is(td, th)', {
  '@media': { print: { paddingInline: '3pt !important', fontSize: '7pt !important' } },
});
globalStyle('main th', { '@media': { print: { whiteSpace: 'normal !important' } } });
globalStyle('main :has(> table)', { '@media': { print: { overflow: 'visible !important' } } });
base(':focus-visible', { outline: `2px solid ${colour.focus}`, outlineOffset: '1px' });
base('::selection', { background: colour.accentTintHover });
base('*', { scrollbarColor: `${colour.lineStrong} transparent` });
// Outside the layer and important: else the duration that each animation names would win.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      // Not merely short: with any duration, every element would begin a transition of every property that it inherits.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
