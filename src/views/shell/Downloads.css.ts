import { style } from '@vanilla-extract/css';

export const panel = style({ width: 'min(380px, 86vw)' });
