import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, radius, space } from '#views/ui/theme/theme.css.ts';

/** Height of the desk at most: a usual label in its own size, in a window that shows it. */
const MOST = 'min(620px, 62vh)';

/** Width of a sheet divided by its height. */
export const shape = createVar();

/** A desk that sheets lie on; it scrolls, so that the window stays as it is. */
export const desk = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.m,
  maxHeight: MOST,
  minHeight: 200,
  overflow: 'auto',
  padding: space.m,
  borderRadius: radius.medium,
  background: colour.sunken,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});

globalStyle(`${desk} > svg[role=img]`, {
  flex: 'none',
  // Wider, it would be higher than the desk and seen in part.
  maxWidth: `min(100%, calc((${MOST} - 2 * ${space.m} - 2px) * ${shape}))`,
  height: 'auto',
  background: '#fff',
  border: `1px solid ${colour.line}`,
});

export const pager = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.s });
