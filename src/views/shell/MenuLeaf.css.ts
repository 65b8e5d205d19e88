import { globalStyle, style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, narrow, radius, weight } from '#views/ui/theme/theme.css.ts';
import { row } from './MenuTree.css.ts';

/** Room for the star beside the title. */
const STAR_PIXELS = 30;
const FINGER = '44px';

export const place = style({ position: 'relative' });

export const leaf = style({
  ...row,
  paddingInlineEnd: `${STAR_PIXELS}px`,
  '@media': { [narrow]: { paddingInlineEnd: FINGER } },
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.hover, color: colour.text },
    '&[data-focus-visible]': innerRing,
    '&[aria-current]': { background: colour.accentTint, color: colour.accentText, fontWeight: weight.medium },
  },
});

/** A star that is not lit shows under the pointer, on focus, and where nothing hovers. */
export const star = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: `${STAR_PIXELS}px`,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.textMuted,
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${place}:hover &, &:focus-visible, &[aria-pressed=true]`]: { opacity: 1 },
    '&[aria-pressed=true]': { color: colour.accentText },
    '&:hover': { color: colour.text },
  },
  ':focus-visible': innerRing,
  '@media': { '(hover: none)': { opacity: 1 }, [narrow]: { width: FINGER, opacity: 1 } },
});

globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' });
