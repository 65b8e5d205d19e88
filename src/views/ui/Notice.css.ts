import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, space, toneVars, weight } from './theme/theme.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.medium,
});
export const grounds = styleVariants(toneVars, ({ tint }) => ({ background: tint }));
export const sign = style({ display: 'flex', paddingTop: 1 });
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space.xxs });
export const title = style({ fontWeight: weight.strong, color: colour.text });
export const text = style({ color: colour.text, overflowWrap: 'anywhere' });
