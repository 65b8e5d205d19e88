import { style } from '@vanilla-extract/css';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

/** Fixed height, so that the layout does not move while typing. */
export const frame = style({ display: 'flex', flexDirection: 'column', gap: space.m, height: 'min(62dvh, 480px)' });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  flex: 'none',
  paddingInline: space.m,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.textMuted,
  selectors: { '&:focus-within': { borderColor: colour.focus, boxShadow: `0 0 0 1px ${colour.focus}` } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: `max(40px, ${size.target})`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: colour.text,
  font: 'inherit',
  fontSize: size.large,
  '::placeholder': { color: colour.textFaint },
});

export const results = style({ flex: 1, minHeight: 0, overflow: 'auto', outline: 'none' });

export const entry = style({
  selectors: { '&[aria-selected=true]': { background: colour.hover, boxShadow: `inset 0 0 0 2px ${colour.focus}` } },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.m,
  flex: 'none',
  color: colour.textMuted,
  fontSize: size.small,
});

export const status = style({ margin: 0 });

export const hints = style({ display: 'flex', alignItems: 'center', gap: space.m });
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
