import { style } from '@vanilla-extract/css';
import { bareIconButton, ring } from '../theme/mixins.ts';
import { colour, radius, size, space } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', outline: 'none', margin: `0 -${space.s}` });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.control,
  padding: `0 ${space.s}`,
  borderRadius: radius.small,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.hover },
    '&[data-focus-visible]': ring,
    '&[data-dragging]': { opacity: 0.45 },
  },
});

export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const off = style({ color: colour.textFaint });

export const grip = style({
  ...bareIconButton,
  borderRadius: radius.small,
  color: colour.textFaint,
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': ring, '&[data-hovered]': { color: colour.text } },
});

export const toggle = style({
  ...bareIconButton,
  borderRadius: radius.small,
  color: colour.textFaint,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: colour.text, background: colour.pressed },
    '&[data-selected]': { color: colour.accentText, background: colour.accentTint },
    '&[data-focus-visible]': ring,
  },
});

export const drop = style({ outline: `1.5px solid ${colour.focus}`, borderRadius: 1 });
export const hint = style({ color: colour.textMuted, fontSize: size.small });
export const startFoot = style({ marginInlineEnd: 'auto' });
