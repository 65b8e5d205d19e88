import { style } from '@vanilla-extract/css';
import { colour, narrow, shadow, size, space, weight } from '#views/ui/theme/theme.css.ts';

/** A screen of one list: bars above, the grid takes the rest, the pages below. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 420,
  background: colour.surface,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.m,
  padding: `${space.m} ${size.page} ${space.s}`,
});

export const filters = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.m,
  minWidth: 0,
  '@media': { [narrow]: { flexBasis: '100%' } },
});

/** One filter; a stretch of days needs more room than a choice. */
export const filter = style({ flex: '0 1 184px', minWidth: 0, '@media': { [narrow]: { flex: '1 1 100%' } } });
export const wideFilter = style({ flex: '0 1 252px', minWidth: 0, '@media': { [narrow]: { flex: '1 1 100%' } } });

/** The two ends of an amount. */
export const amounts = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s, minWidth: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginInlineStart: 'auto',
  fontSize: size.body,
  color: colour.text,
  '@media': { [narrow]: { gap: space.xxs } },
});

/** Line of the filters in force and of the news. */
export const said = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  minWidth: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  minHeight: size.control,
  padding: `0 ${size.page} ${space.m}`,
  color: colour.textMuted,
  fontSize: size.small,
});

export const grid = style({ flex: 1, minHeight: 0, borderTop: `1px solid ${colour.line}` });

export const foot = style({ padding: `${space.s} ${size.page}`, borderTop: `1px solid ${colour.line}` });

export const totalOfChosen = style({ fontVariantNumeric: 'tabular-nums' });

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.s} ${size.page}`,
  background: colour.accentTint,
  borderTop: `1px solid ${colour.line}`,
  boxShadow: shadow.low,
});

export const count = style({ marginInlineEnd: space.m, fontWeight: weight.strong, color: colour.accentText });

export const more = style({ display: 'grid', gap: space.l });
