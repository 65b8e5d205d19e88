import { globalStyle, style } from '@vanilla-extract/css';

export const search = style({});
export const clear = style({ selectors: { [`${search}[data-empty] &`]: { visibility: 'hidden' } } });

globalStyle(`${search} input::-webkit-search-cancel-button, ${search} input::-webkit-search-decoration`, {
  display: 'none',
});
