import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { innerRing } from '../theme/mixins.ts';
import { colour, motion, size, space, weight } from '../theme/theme.css.ts';

/** The ground of a row. Not `inherit`: a fixed cell that inherits makes every cell be styled anew when its row moves. */
const ground = createVar();

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: colour.surface,
  selectors: { '&[data-fill]': { flex: 1, height: '100%' } },
});

export const scroller = style({
  position: 'relative',
  flex: '0 1 auto',
  overflow: 'auto',
  minHeight: 0,
  maxHeight: 'max(320px, calc(100dvh - 220px))',
  outline: 'none',
  overscrollBehaviorX: 'contain',
  scrollbarGutter: 'auto',
  selectors: {
    [`${frame}[data-fill] > &`]: { maxHeight: '100%' },
    '&:focus-visible': innerRing,
  },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  width: 'max(100%, var(--total))',
  background: colour.sunken,
  borderBottom: `1px solid ${colour.line}`,
});

export const headRow = style({
  display: 'flex',
  height: `calc(${size.row} + 2px)`,
  vars: { [ground]: colour.sunken },
  background: ground,
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const body = style({ position: 'relative', width: 'max(100%, var(--total))' });

/** Moves as a whole, and only when the wait is felt: a layer for each cell takes a slow machine longer than the rows. */
export const waitingBody = style([
  body,
  {
    animation: `${breathe} 1.4s ease-in-out 500ms infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
]);

/** Sizes are known beforehand, so a row is a world of its own for layout and paint. */
export const row = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  display: 'flex',
  width: '100%',
  height: size.row,
  contain: 'strict',
  vars: { [ground]: colour.surface },
  background: ground,
  borderBottom: `1px solid ${colour.line}`,
  selectors: {
    '&:hover': { vars: { [ground]: colour.hover } },
    '&[aria-selected=true]': { vars: { [ground]: colour.accentTint } },
    '&[aria-selected=true]:hover': { vars: { [ground]: colour.accentTintHover } },
  },
});

export const cell = style({
  flex: 'none',
  padding: `0 ${space.m}`,
  lineHeight: `calc(${size.row} - 1px)`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: { '&:focus-visible, &:focus': innerRing },
});

export const aligns = styleVariants({
  start: {},
  end: { textAlign: 'end', justifyContent: 'flex-end' },
  center: { textAlign: 'center', justifyContent: 'center' },
});

export const pins = styleVariants({
  start: { position: 'sticky', zIndex: 1, background: ground },
  end: { position: 'sticky', zIndex: 1, background: ground },
});

const seam = `inset -1px 0 0 ${colour.line}`;
const seamEnd = `inset 1px 0 0 ${colour.line}`;

export const edges = styleVariants({
  start: {
    boxShadow: seam,
    selectors: {
      [`${scroller}[data-scrolled] &`]: {
        boxShadow: `${seam}, 6px 0 8px -6px rgb(0 0 0 / 22%)`,
        clipPath: 'inset(0 -10px 0 0)',
      },
    },
  },
  end: {
    boxShadow: seamEnd,
    selectors: {
      [`${scroller}[data-more] &`]: {
        boxShadow: `${seamEnd}, -6px 0 8px -6px rgb(0 0 0 / 22%)`,
        clipPath: 'inset(0 0 0 -10px)',
      },
    },
  },
});

export const gap = style({ flex: '1 0 0', minWidth: 0 });

export const headCell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: '100%',
  padding: `0 ${space.m}`,
  color: colour.textMuted,
  fontSize: size.small,
  fontWeight: weight.medium,
  background: ground,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});

/** A sticky cell stays sticky: the head's own position rule must not undo it. */
export const headPinned = style({ position: 'sticky', zIndex: 1 });

export const headWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
  minHeight: size.target,
  padding: `0 ${space.xs}`,
  marginInline: `calc(-1 * ${space.xs})`,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: colour.text, background: colour.pressed },
    '&[data-sorted]': { color: colour.accentText },
  },
});

export const arrow = style({
  display: 'flex',
  flex: 'none',
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: {
    [`${sorter}:hover &, ${sorter}:focus-visible &`]: { opacity: 0.65 },
    [`${sorter}[data-sorted] &`]: { opacity: 1 },
  },
});

export const resizer = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  insetInlineEnd: -4,
  zIndex: 2,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    top: '28%',
    bottom: '28%',
    left: 4,
    width: 1,
    background: colour.lineStrong,
  },
  selectors: {
    '&:hover::after, &[data-dragging]::after': { top: 0, bottom: 0, width: 2, left: 3, background: colour.focus },
    [`${headCell}[data-pinned=end] &`]: { insetInlineEnd: 'auto', insetInlineStart: -4 },
  },
});

export const left = style({ flex: 'none' });

/** Room of the column of ticks, px. */
export const tickWidth = 44;

const tickPlace = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: tickWidth,
  background: ground,
  outline: 'none',
} as const;

export const tickBox = style(tickPlace);
export const headTickBox = style({ ...tickPlace, height: '100%' });

/** A real checkbox, drawn light: there is one in every row. */
export const tick = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  margin: 0,
  border: `1.5px solid ${colour.control}`,
  borderRadius: 4,
  background: colour.surface,
  cursor: 'pointer',
  '::before': {
    content: '',
    width: 9,
    height: 9,
    background: colour.onAccent,
    opacity: 0,
    clipPath: 'polygon(12% 48%, 0 62%, 40% 100%, 100% 18%, 86% 6%, 38% 72%)',
  },
  '::after': { content: '', position: 'absolute', width: size.target, height: size.target },
  selectors: {
    '&:hover': { borderColor: colour.focus },
    '&:checked, &:indeterminate': { background: colour.accent, borderColor: colour.accent },
    '&:checked::before': { opacity: 1 },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(38% 0 38% 0)' },
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: 1 },
  },
});

export const glow = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  background: colour.flash,
  opacity: 0,
  pointerEvents: 'none',
});

export const waiting = style({
  display: 'block',
  height: 10,
  width: '62%',
  marginTop: `calc((${size.row} - 11px) / 2)`,
  borderRadius: 3,
  background: colour.pressed,
});

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(320%)' } });

export const busy = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(${size.row} + 2px)`,
  zIndex: 4,
  height: 2,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    width: '32%',
    background: colour.accent,
    animation: `${run} 1.1s ease-in-out infinite`,
  },
  '@media': { '(prefers-reduced-motion: reduce)': { '::after': { animation: 'none', width: '100%', opacity: 0.5 } } },
});

export const instead = style({ display: 'grid', placeItems: 'center', minHeight: 220, padding: space.xxl });
