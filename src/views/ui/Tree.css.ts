import { style } from '@vanilla-extract/css';
import { bareIconButton, innerRing, ring } from './theme/mixins.ts';
import { colour, narrow, radius, size, space } from './theme/theme.css.ts';

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  minHeight: 0,
  overflow: 'auto',
  selectors: { '&[data-drop-target]': innerRing },
});

export const item = style({
  outline: 'none',
  borderBottom: `1px solid ${colour.line}`,
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { background: colour.hover },
    '&[data-focus-visible]': innerRing,
    '&[data-dragging]': { opacity: 0.45 },
    '&[data-drop-target]': { ...innerRing, background: colour.accentTint },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.row,
  paddingBlock: space.xxs,
  paddingInlineEnd: space.m,
  paddingInlineStart: `calc(${space.m} + (var(--tree-item-level) - 1) * 20px)`,
  '@media': {
    [narrow]: { minHeight: 48, paddingInlineStart: `calc(${space.xs} + (var(--tree-item-level) - 1) * 14px)` },
  },
});

const button = {
  ...bareIconButton,
  flex: 'none',
  borderRadius: radius.small,
  color: colour.textFaint,
  selectors: { '&[data-focus-visible]': ring, '&[data-hovered]': { color: colour.text } },
} as const;

export const grip = style({ ...button, cursor: 'grab', '@media': { [narrow]: { display: 'none' } } });

export const chevron = style({
  ...button,
  cursor: 'pointer',
  '@media': { [narrow]: { width: 44, height: 44 } },
});
export const open = style({ transform: 'rotate(90deg)' });
export const none = style({ width: 24, flex: 'none', '@media': { [narrow]: { width: 44 } } });

export const content = style({ display: 'flex', alignItems: 'center', gap: space.m, flex: 1, minWidth: 0 });

export const drop = style({ outline: `1.5px solid ${colour.focus}`, borderRadius: 1 });
