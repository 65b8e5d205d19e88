import { style } from '@vanilla-extract/css';

export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
