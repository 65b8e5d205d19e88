import { globalStyle } from '@vanilla-extract/css';

// Of a page with a slip, the slip alone is printed.
globalStyle('body:has([data-slip]) > *:not(:has([data-slip]))', { '@media': { print: { display: 'none' } } });
