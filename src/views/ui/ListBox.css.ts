import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { colour, motion, radius, shadow, size, space } from './theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-3px)' } });

/** Popover under its trigger: a list, a menu, a calendar. */
export const floating = style({
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(420px, calc(100vw - 16px))',
  background: colour.raised,
  borderRadius: radius.medium,
  boxShadow: shadow.middle,
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${appear} ${motion.fast}` } },
});

export const list = style({ maxHeight: 'inherit', overflow: 'auto', padding: space.xs, outline: 'none' });

/** Depth of an entry in a tree. */
export const depth = createVar();

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: `max(${size.controlSmall}, 26px)`,
  padding: `${space.xxs} ${space.m}`,
  paddingInlineStart: `calc(${space.m} + ${fallbackVar(depth, '0')} * ${space.l})`,
  borderRadius: radius.small,
  fontSize: size.body,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  color: colour.text,
  selectors: {
    '&[data-focused], &[data-hovered], &[data-open]': { background: colour.hover },
    '&[data-pressed]': { background: colour.pressed },
    '&[data-focus-visible]': { background: colour.hover, boxShadow: `inset 0 0 0 2px ${colour.focus}` },
    '&[data-disabled], &[aria-disabled=true]': { color: colour.textFaint, cursor: 'not-allowed' },
  },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const second = style({ fontSize: size.small, color: colour.textFaint });
export const ticked = style({ color: colour.accentText, display: 'flex', width: 16, flex: 'none' });
export const empty = style({
  padding: `${space.m} ${space.l}`,
  color: colour.textMuted,
  display: 'flex',
  gap: space.m,
  alignItems: 'center',
});
export const danger = style({
  color: colour.dangerText,
});
export const separator = style({ height: 1, margin: `${space.xs} 0`, background: colour.line, border: 0 });
export const heading = style({
  padding: `${space.xs} ${space.m}`,
  fontSize: size.small,
  color: colour.textMuted,
  fontWeight: 500,
});
