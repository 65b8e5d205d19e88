import { style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, radius, space } from '#views/ui/theme/theme.css.ts';

export const frame = style({ display: 'flex', alignItems: 'flex-start', gap: space.s, flexBasis: '100%', minWidth: 0 });

/** Five hundred numbers leave room for the list. */
export const numbers = style({
  maxHeight: 72,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  borderRadius: radius.small,
  color: colour.text,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});

export const line = style({ margin: 0 });
