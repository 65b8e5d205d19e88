import { globalStyle, style } from '@vanilla-extract/css';
import { label } from './Label.css.ts';

/** Seen on paper only; the rest of the page is not. */
export const sheet = style({ display: 'none', '@media': { print: { display: 'block', page: 'label' } } });

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`${sheet} > ${label}`, { '@media': { print: { breakAfter: 'page' } } });
