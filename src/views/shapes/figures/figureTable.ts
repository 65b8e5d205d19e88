import { colour, size, space, weight } from '#views/ui/theme/theme.css.ts';

/** Style of a table of figures. */
export const figureTable = { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' } as const;

/** Style of a row of figures, tinted if it is chosen. */
export const figureRow = {
  borderBlockStart: `1px solid ${colour.line}`,
  selectors: { '&[data-chosen]': { background: colour.accentTint } },
} as const;

/** Style of each cell: one line, aligned to the end, except the first, which names the row. */
export const figureCell = {
  padding: `${space.m} ${space.l}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space.xl, textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: space.xl },
  },
} as const;

/** Style of the text of a column's heading. */
export const figureHeading = { color: colour.textMuted, fontSize: size.small, fontWeight: weight.medium } as const;
