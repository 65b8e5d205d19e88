import { style } from '@vanilla-extract/css';
import { colour, size, space, toneVars, weight } from '#views/ui/theme/theme.css.ts';

export const alone = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style({ color: colour.textMuted, fontSize: size.small });
export const due = style({ display: 'flex', alignItems: 'center', gap: space.xs, fontSize: size.small });
/** Deadlines are near: in the tone of a warning, and in words. */
export const dueSoon = style([due, { color: toneVars.warning.text, fontWeight: weight.strong }]);
export const none = style({ margin: `${space.m} 0 0`, color: colour.textMuted, fontSize: size.small });
