import { Fragment, type ReactNode } from 'react';
import type { BalanceLine } from '#services/ledger.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { CURRENCIES, type BalanceGroup, type BalanceRow, type CurrencyCode } from './balanceTable.ts';
import * as css from './ledger.css.ts';

/** A figure of a row in each currency: its value in hundredths, its text, and the postings behind it. */
export interface FigureColumn {
  readonly id: string;
  readonly title: string;
  readonly value: (lines: readonly BalanceLine[]) => number;
  readonly text: (value: number) => string;
  /** Returns the address of the postings that the figure sums; null for a figure over several kinds. */
  readonly hrefOf?: (lines: readonly BalanceLine[], currency: CurrencyCode) => string | null;
}

interface FigureTableProps {
  readonly label: string;
  /** Title of the first column. */
  readonly name: string;
  readonly columns: readonly FigureColumn[];
  readonly groups: readonly BalanceGroup[];
  readonly groupTitle: (group: BalanceGroup) => ReactNode;
  /** Rows of a group; without it only groups are shown. */
  readonly rowTitle?: (row: BalanceRow) => ReactNode;
  /** Title of the sums of all groups; without it there are none. */
  readonly totalTitle?: string;
}

/** Figures of accounts in both currencies, side by side; each leads to its postings. */
export function FigureTable({ label, name, columns, groups, groupTitle, rowTitle, totalTitle }: FigureTableProps) {
  const figures = (lines: readonly BalanceLine[], look: string): ReactNode =>
    CURRENCIES.map((currency) => {
      const own = lines.filter((line) => line.currency === currency);
      return columns.map((column, index) => (
        <td key={`${currency} ${column.id}`} className={index === 0 ? `${look} ${css.first}` : look}>
          <Figure column={column} lines={own} currency={currency} />
        </td>
      ));
    });
  return (
    <Scroller label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={css.heading}>
              {name}
            </th>
            {CURRENCIES.map((currency) => (
              <th key={currency} scope="colgroup" colSpan={columns.length} className={`${css.currency} ${css.first}`}>
                {currency}
              </th>
            ))}
          </tr>
          <tr>
            {CURRENCIES.map((currency) =>
              columns.map(({ id, title }, index) => (
                <th
                  key={`${currency} ${id}`}
                  scope="col"
                  className={index === 0 ? `${css.heading} ${css.first}` : css.heading}
                  style={{ textAlign: 'end' }}
                >
                  {title}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.key}>
              <tr className={rowTitle ? css.grouped : css.row}>
                <th scope="row" className={rowTitle ? css.group : css.name}>
                  {groupTitle(group)}
                </th>
                {figures(group.lines, rowTitle ? css.group : css.figure)}
              </tr>
              {rowTitle &&
                group.rows.map((row) => (
                  <tr key={row.key} className={css.row}>
                    <th scope="row" className={css.part}>
                      {rowTitle(row)}
                    </th>
                    {figures(row.lines, css.figure)}
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
        {totalTitle !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" className={css.total}>
                {totalTitle}
              </th>
              {figures(
                groups.flatMap(({ lines }) => lines),
                css.total,
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </Scroller>
  );
}

interface FigureProps {
  readonly column: FigureColumn;
  readonly lines: readonly BalanceLine[];
  readonly currency: CurrencyCode;
}

function Figure({ column: { value, text, hrefOf }, lines, currency }: FigureProps) {
  const words = useWords();
  const amount = value(lines);
  if (amount === 0 && lines.length === 0) return <span className={css.zero}>–</span>;
  const href = hrefOf?.(lines, currency) ?? null;
  const written = amount === 0 ? words.amount(0) : text(amount);
  return href === null ? written : <Link href={href}>{written}</Link>;
}
