import { style } from '@vanilla-extract/css';

/** Takes no part in the layout. */
export const contents = style({ display: 'contents' });
