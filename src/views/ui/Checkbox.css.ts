import { style } from '@vanilla-extract/css';
import { choiceRow, ring } from './theme/mixins.ts';
import { colour, motion, radius, size, space } from './theme/theme.css.ts';

export const row = style({
  ...choiceRow,
  selectors: { '&[data-disabled]': { color: colour.textFaint, cursor: 'not-allowed' } },
});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 16,
  height: 16,
  border: `1.5px solid ${colour.control}`,
  borderRadius: radius.small,
  background: colour.surface,
  color: colour.onAccent,
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    [`${row}[data-hovered] &`]: { borderColor: colour.focus },
    [`${row}[data-selected] &, ${row}[data-indeterminate] &`]: {
      background: colour.accent,
      borderColor: colour.accent,
    },
    [`${row}[data-focus-visible] &`]: ring,
    [`${row}[data-invalid] &`]: { borderColor: colour.danger },
    [`${row}[data-disabled] &`]: {
      background: colour.pressed,
      borderColor: colour.lineStrong,
      color: colour.textFaint,
    },
  },
});

export const round = style({ borderRadius: '50%' });

export const dot = style({ width: 6, height: 6, borderRadius: '50%', background: 'currentColor' });

export const track = style({
  position: 'relative',
  flex: 'none',
  width: 30,
  height: 18,
  borderRadius: radius.round,
  background: colour.control,
  transition: `background ${motion.calm}`,
  '::after': {
    content: '',
    position: 'absolute',
    top: 2,
    insetInlineStart: 2,
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: '#ffffff',
    boxShadow: '0 1px 2px rgb(0 0 0 / 30%)',
    transition: `transform ${motion.calm}`,
  },
  selectors: {
    [`${row}[data-selected] &`]: { background: colour.accent },
    [`${row}[data-selected] &::after`]: { transform: 'translateX(12px)' },
    [`${row}[data-focus-visible] &`]: ring,
    [`${row}[data-disabled] &`]: { opacity: 0.5 },
  },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xl}`,
  minHeight: size.control,
  alignItems: 'center',
  selectors: { '&[data-vertical]': { flexDirection: 'column', alignItems: 'flex-start', gap: space.xs } },
});

export const helped = style({ display: 'grid', lineHeight: 1.35 });
export const help = style({ fontSize: size.small, color: colour.textFaint });
