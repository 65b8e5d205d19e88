import { style } from '@vanilla-extract/css';
import { leastThumb } from '#views/ui/theme/density.ts';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

/** The whole day, which lies in the layout of its screen. */
export const parts = style({ display: 'contents' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.l,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.m });
export const name = style({ margin: 0, fontSize: size.large, fontWeight: weight.strong });
export const number = style({ margin: 0, color: colour.textMuted, fontSize: size.small });
export const address = style({ margin: 0, overflowWrap: 'anywhere' });
export const amount = style({ margin: 0, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const due = style({ margin: 0, fontSize: size.small });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.m, marginBlockStart: 'auto' });

export const act = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  flex: '1 1 auto',
  whiteSpace: 'nowrap',
  minHeight: leastThumb,
  paddingInline: space.m,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  color: colour.accentText,
  fontWeight: weight.medium,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&:hover': { background: colour.hover }, '&:focus-visible, &[data-focus-visible]': ring },
});

export const next = style([
  act,
  {
    flex: '1 1 100%',
    minHeight: leastThumb,
    border: 'none',
    background: colour.accent,
    color: colour.onAccent,
    fontSize: size.large,
    cursor: 'pointer',
    selectors: { '&:hover': { background: colour.accentHover } },
  },
]);

export const other = style([act, { background: 'transparent', fontSize: 'inherit', cursor: 'pointer' }]);
export const small = style([act, { flex: '0 0 auto', minWidth: leastThumb, padding: 0 }]);
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  alignItems: 'end',
  justifyContent: 'space-between',
});
export const sum = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const own = style({ display: 'grid', gap: space.m, outline: 'none' });
export const stop = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  borderRadius: radius.large,
  outline: 'none',
  selectors: { '&[data-focus-visible]': ring, '&[data-dragging]': { opacity: 0.6 } },
});
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: leastThumb,
  height: leastThumb,
  border: 'none',
  background: 'transparent',
  color: colour.textMuted,
  cursor: 'grab',
  outline: 'none',
  selectors: { '&[data-focus-visible]': ring },
});
export const drop = style({ outline: `1px solid ${colour.accent}` });
export const later = style({ display: 'grid', gap: space.m, marginBlockStart: space.m });
export const laterTitle = style({ minHeight: leastThumb, fontWeight: weight.medium });
