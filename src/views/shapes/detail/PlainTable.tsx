import type { ReactNode } from 'react';
import * as css from './Detail.css.ts';
import { Scroller } from './Scroller.tsx';

/** A column: its header, and its cell in each row. */
export interface PlainColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row, place: number) => ReactNode;
  readonly isNumber?: boolean;
  /** The cell names its row. */
  readonly isRowHead?: boolean;
}

interface PlainTableProps<Row> {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, place: number) => string | number;
  readonly isCurrent?: (row: Row) => boolean;
  /** Keeps every cell on one line. */
  readonly oneLine?: boolean;
}

const numeric = (isNumber = false) => (isNumber ? { 'data-number': true } : {});

/** A few rows as they are: neither paged nor sorted by itself, scrolled where it is wider than its place. */
export const PlainTable = <Row,>({ label, columns, rows, keyOf, isCurrent, oneLine = false }: PlainTableProps<Row>) => (
  <Scroller label={label}>
    <table className={oneLine ? `${css.table} ${css.oneLine}` : css.table}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" {...numeric(isNumber)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf(row, place)} aria-current={isCurrent?.(row) ? 'true' : undefined}>
            {columns.map(({ title, cell, isNumber, isRowHead }) =>
              isRowHead ? (
                <th key={title} scope="row" {...numeric(isNumber)}>
                  {cell(row, place)}
                </th>
              ) : (
                <td key={title} {...numeric(isNumber)}>
                  {cell(row, place)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);
