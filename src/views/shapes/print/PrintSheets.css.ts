import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { LabelSize } from '#machines/fields/printing.ts';

/** Seen on paper only; the rest of the page is not. */
const sheets = style({ display: 'none', '@media': { print: { display: 'block' } } });

const paper = (size: LabelSize) => [sheets, { '@media': { print: { page: `label-${size}` } } }];

export const papers = styleVariants({
  '100x150': paper('100x150'),
  '76x130': paper('76x130'),
  '100x100': paper('100x100'),
  '60x40': paper('60x40'),
  a4: paper('a4'),
});

globalStyle(`body:has(> ${sheets}) > :not(${sheets})`, { '@media': { print: { display: 'none !important' } } });
/** Paper is white, also where the screen is not. */
globalStyle(`html:has(> body > ${sheets}), body:has(> ${sheets})`, {
  '@media': { print: { background: '#fff', height: 'auto', overflow: 'visible' } },
});
globalStyle(`${sheets} > svg[role=img]`, { '@media': { print: { display: 'block', breakAfter: 'page' } } });
globalStyle(`${sheets} > svg[role=img]:last-child`, { '@media': { print: { breakAfter: 'auto' } } });
