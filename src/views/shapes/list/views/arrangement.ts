import { declaredColumns, fitColumns, holdWidth, type ColumnState, type GridColumn } from '#views/ui/grid/columns.ts';

/** A shown column in an address: its field, where it is fixed, its width in px. */
const COLUMN = /^([A-Za-z]\w*)(?:\.([se]?))?(?:\.(\d{1,4}))?$/;
const EDGES = { s: 'start', e: 'end' } as const;

/** The shown columns of an arrangement as an address says them, from first to last: `id.s.148-state-due..120`. */
export const writeColumns = ({ order, hidden, pinned, widths }: ColumnState): string =>
  order
    .filter((id) => !hidden.includes(id))
    .map((id) => {
      const edge = pinned.start.includes(id) ? 's' : pinned.end.includes(id) ? 'e' : '';
      const width = widths[id];
      return `${id}${edge || width !== undefined ? `.${edge}` : ''}${width === undefined ? '' : `.${width}`}`;
    })
    .join('-');

/** The arrangement that an address says; null for one that names no column of this list. */
export function readColumns<Row>(written: string, columns: readonly GridColumn<Row>[]): ColumnState | null {
  const declared = declaredColumns(columns).order;
  const shown = written.split('-').flatMap((one) => {
    const [, id = '', edge = '', width] = COLUMN.exec(one) ?? [];
    return declared.includes(id) ? [{ id, edge, width }] : [];
  });
  const ids = [...new Set(shown.map(({ id }) => id))];
  if (ids.length === 0) return null;
  const fixed = (wanted: keyof typeof EDGES): string[] =>
    ids.filter((id) => shown.find((one) => one.id === id)?.edge === wanted);
  const others = declared.filter((id) => !ids.includes(id));
  return fitColumns(
    {
      order: [...ids, ...others],
      hidden: others,
      pinned: { start: fixed('s'), end: fixed('e') },
      widths: Object.fromEntries(
        shown.flatMap(({ id, width }) => (width === undefined ? [] : [[id, holdWidth(Number(width))]])),
      ),
    },
    columns,
  );
}
