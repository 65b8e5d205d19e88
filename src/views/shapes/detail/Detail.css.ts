import { globalStyle, style } from '@vanilla-extract/css';
import { innerRing } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  minHeight: '100%',
  padding: size.page,
  boxSizing: 'border-box',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.l,
});

/** Reasons against the next step, across the whole width. */
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  flexBasis: '100%',
  margin: 0,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.medium,
  background: colour.sunken,
});

export const titles = style({ display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  margin: 0,
  fontSize: size.title,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const statuses = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });

export const region = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: size.small,
  color: colour.textMuted,
});

export const groupTitle = style({
  margin: `0 0 ${space.s}`,
  fontSize: size.small,
  fontWeight: weight.strong,
  color: colour.textMuted,
});

export const refusals = style({ margin: 0 });

export const refusal = style({
  display: 'grid',
  gap: 2,
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${colour.line}`,
});

export const act = style({ fontWeight: weight.medium });
export const why = style({ margin: 0, color: colour.textMuted, fontSize: size.small });

export const remedy = style({ marginBlock: space.xs });

export const keyFields = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.xxl}`, margin: 0 });
export const keyField = style({ display: 'grid', gap: 2 });
export const term = style({ fontSize: size.small, color: colour.textMuted });
export const value = style({ margin: 0, fontWeight: weight.medium });

export const scroller = style({ overflowX: 'auto', selectors: { '&:focus-visible': innerRing } });

export const foot = style({ padding: `${space.s} ${space.xl}` });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s} ${space.m}`,
  textAlign: 'start',
  fontWeight: weight.normal,
  borderBottom: `1px solid ${colour.line}`,
  verticalAlign: 'baseline',
  // A column is as wide as its longest word; the table is scrolled instead.
  overflowWrap: 'break-word',
});
globalStyle(`${table} thead th`, {
  color: colour.textMuted,
  fontSize: size.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} [data-number]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${table} a[href^='tel:']`, { whiteSpace: 'nowrap' });
/** Cells that keep to one line; what is wider is scrolled to. */
export const oneLine = style({});
globalStyle(`${oneLine} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} summary`, { whiteSpace: 'nowrap' });
/** Chinese may break after any character: a crowded cell would come down to one character a line. */
globalStyle(`:lang(zh) ${table} :is(td, th[scope=row]):not([data-number])`, { minWidth: '7.5em' });
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: weight.strong, borderBottom: 'none' });

/** Cards of a record one below the other in up to three columns, without gaps beside a long one. */
export const columns = style({
  columns: '3 340px',
  columnGap: space.l,
  selectors: {
    '&:has(> :only-child)': { columns: 1 },
    '&:has(> :nth-child(2):last-child)': { columns: '2 340px' },
  },
});
globalStyle(`${columns} > *`, { breakInside: 'avoid' });
/** A margin at the head of a column is cut; one at its foot would be cut in the longest column alone. */
globalStyle(`${columns} > * + *`, { marginBlockStart: space.l });
