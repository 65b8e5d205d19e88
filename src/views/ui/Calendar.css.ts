import { style } from '@vanilla-extract/css';
import { ring } from './theme/mixins.ts';
import { colour, radius, size, space, weight } from './theme/theme.css.ts';

export const calendar = style({ padding: space.l, width: 'fit-content', margin: '0 auto' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: space.m,
});
export const title = style({ fontSize: size.body, fontWeight: weight.strong });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: `max(28px, ${size.target})`,
  height: `max(28px, ${size.target})`,
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.hover, color: colour.text },
    '&[data-focus-visible]': ring,
    '&[data-disabled]': { visibility: 'hidden' },
  },
});

export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px' });
export const weekday = style({
  width: 32,
  height: 26,
  padding: 0,
  color: colour.textFaint,
  fontSize: size.tiny,
  fontWeight: weight.medium,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: `max(32px, ${size.target})`,
  height: `max(30px, ${size.target})`,
  borderRadius: radius.medium,
  fontSize: size.small,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: colour.hover },
    '&[data-pressed]': { background: colour.pressed },
    '&[data-today]': { fontWeight: weight.strong, color: colour.accentText },
    '&[data-selected]': { background: colour.accentTint, color: colour.accentText, borderRadius: 0 },
    '&[data-selection-start]': {
      background: colour.accent,
      color: colour.onAccent,
      borderRadius: `${radius.medium} 0 0 ${radius.medium}`,
    },
    '&[data-selection-end]': {
      background: colour.accent,
      color: colour.onAccent,
      borderRadius: `0 ${radius.medium} ${radius.medium} 0`,
    },
    '&[data-selection-start][data-selection-end]': { borderRadius: radius.medium },
    '&[data-disabled], &[data-unavailable]': { color: colour.textFaint, opacity: 0.6, cursor: 'not-allowed' },
    '&[data-focus-visible]': ring,
  },
});

/** A single choice is drawn whole. */
export const single = style({
  selectors: { '&[data-selected]': { background: colour.accent, color: colour.onAccent, borderRadius: radius.medium } },
});
