import { style } from '@vanilla-extract/css';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  paddingBlock: space.xs,
});

export const place = style({
  borderRadius: radius.medium,
  selectors: { '&[data-current]': { background: colour.accentTint, color: colour.accentText } },
});

export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
  borderRadius: radius.medium,
  color: 'inherit',
  outline: 'none',
  selectors: { '&[data-hovered]': { background: colour.hover }, '&[data-focus-visible]': ring },
});
