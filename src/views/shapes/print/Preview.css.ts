import { globalStyle, style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, radius, space } from '#views/ui/theme/theme.css.ts';

/** A desk that sheets lie on; it scrolls, so that the window stays as it is. */
export const desk = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.m,
  maxHeight: 420,
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
  maxWidth: '100%',
  height: 'auto',
  background: '#fff',
  border: `1px solid ${colour.line}`,
});

export const pager = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.s });
