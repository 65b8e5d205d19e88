import { style } from '@vanilla-extract/css';

/** Each view scrolls by itself, so that a tab is found again where it was left. */
export const view = style({ position: 'absolute', inset: 0, overflow: 'auto' });
