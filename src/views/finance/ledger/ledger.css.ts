import { globalStyle, style } from '@vanilla-extract/css';
import { figureCell, figureHeading, figureRow, figureTable } from '#views/shapes/figures/figureTable.ts';
import { colour, narrow, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const page = style({ display: 'grid', gap: space.l, padding: size.page, alignContent: 'start', minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const title = style({ flex: '1 1 auto', margin: 0, fontSize: size.title, fontWeight: weight.strong });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m });
export const field = style({ flex: '0 1 220px', minWidth: 0, '@media': { [narrow]: { flexBasis: '100%' } } });
export const days = style({ flex: '0 1 300px', minWidth: 0, '@media': { [narrow]: { flexBasis: '100%' } } });

const tight = { ...figureCell, '@media': { [narrow]: { paddingInline: space.s } } } as const;
export const table = style({ ...figureTable, selectors: { '& + &': { marginBlockStart: space.l } } });
export const row = style(figureRow);
export const heading = style({ ...tight, ...figureHeading });
export const currency = style({ ...tight, ...figureHeading, textAlign: 'center', fontWeight: weight.strong });
export const name = style({ ...tight, fontWeight: weight.normal });
export const part = style({ ...tight, fontWeight: weight.normal });
globalStyle(`${part}:first-child`, { paddingInlineStart: space.xxl });
export const figure = style(tight);
export const group = style({ ...tight, fontWeight: weight.strong });
/** First figure of a currency, set apart from the one beside it. */
export const first = style({ borderInlineStart: `1px solid ${colour.line}` });
export const grouped = style({ ...figureRow, background: colour.sunken });
export const total = style({ ...tight, fontWeight: weight.strong, borderBlockStart: `2px solid ${colour.line}` });
export const zero = style({ color: colour.textMuted });
export const foot = style({ padding: `${space.m} ${space.xl}` });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.l}`, margin: 0 });
