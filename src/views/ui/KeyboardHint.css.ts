import { style } from '@vanilla-extract/css';
import { colour, radius, size, space } from './theme/theme.css.ts';

export const keys = style({ display: 'inline-flex', gap: space.xxs, flex: 'none' });
export const key = style({
  minWidth: 18,
  padding: `0 ${space.xs}`,
  border: `1px solid ${colour.lineStrong}`,
  borderBottomWidth: 2,
  borderRadius: radius.small,
  background: colour.sunken,
  color: colour.textMuted,
  fontFamily: 'inherit',
  fontSize: size.tiny,
  lineHeight: 1.45,
  textAlign: 'center',
});
