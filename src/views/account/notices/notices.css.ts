import { style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

const narrow = '(max-width: 640px)';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: size.page,
});
export const inbox = style({ display: 'flex', flexDirection: 'column', gap: space.m });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
});
export const body = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&:focus-visible': innerRing },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '90px minmax(0, 1fr) auto 130px',
  alignItems: 'start',
  gap: space.l,
  padding: `${space.l} ${space.xl}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
  '@media': {
    [narrow]: { gridTemplateColumns: '1fr auto', gap: `${space.s} ${space.m}`, padding: space.l },
  },
});
export const state = style({ '@media': { [narrow]: { order: 1 } } });
export const said = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { order: 3, gridColumn: '1 / -1' } },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  margin: 0,
  fontSize: size.body,
  fontWeight: weight.medium,
  selectors: { '&[data-unread]': { fontWeight: weight.strong } },
});
export const text = style({ margin: 0, maxWidth: '80ch', color: colour.textMuted, whiteSpace: 'pre-line' });
export const time = style({
  color: colour.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { order: 2 } },
});
export const act = style({
  justifySelf: 'end',
  '@media': { [narrow]: { order: 4, gridColumn: '1 / -1', justifySelf: 'start' } },
});
