import { keyframes, style } from '@vanilla-extract/css';
import { stillWhenAsked } from '#views/ui/theme/mixins.ts';
import { colour, motion, shadow, size, space, weight } from '#views/ui/theme/theme.css.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const panel = style({
  width: 'min(288px, 86vw)',
  height: '100%',
  background: colour.surface,
  boxShadow: shadow.high,
  selectors: { '&[data-entering]': { animation: `${slide} ${motion.calm}` } },
  ...stillWhenAsked,
});

export const dialog = style({ display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: `${space.m} ${space.m} ${space.m} ${space.xl}`,
  fontSize: size.large,
  fontWeight: weight.strong,
});

export const nav = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
