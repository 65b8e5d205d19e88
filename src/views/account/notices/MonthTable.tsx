import { FIGURE_RECORDS } from '#views/place/figureRecords.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import type { MonthFigures } from './months.ts';
import { monthRecords } from './monthRecords.ts';
import { monthText } from './monthText.ts';
import * as css from './statistics.css.ts';

const COLUMNS = ['month', 'orders', 'change', 'returned', 'returnRate'] as const;

interface MonthTableProps {
  /** Newest first. */
  readonly months: readonly MonthFigures[];
  /** Month whose days are shown. */
  readonly chosen: string;
  readonly hrefOf: (month: string) => string;
}

/** Figures of each month (§2), each compared with the month before, counts leading to their orders. */
export function MonthTable({ months, chosen, hrefOf }: MonthTableProps) {
  const words = useWords();
  const share = (value: number | null, sign = ''): string => (value === null ? '–' : `${sign}${words.percent(value)}`);
  const isListed = useScreenNames()(FIGURE_RECORDS) !== null;
  const figure = (month: string, which: 'orders' | 'returned', value: number) =>
    isListed && value > 0 ? <Link href={monthRecords(month, which)}>{words.number(value)}</Link> : words.number(value);
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={css.heading}>
                {words.text(`ui.notice.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, orders, change, returned, returnRate }) => (
            <tr key={month} className={css.row} data-chosen={month === chosen || undefined}>
              <th scope="row" className={css.cell}>
                <Link href={hrefOf(month)} aria-current={month === chosen}>
                  {monthText(month, words)}
                </Link>
              </th>
              <td className={css.cell}>{figure(month, 'orders', orders)}</td>
              <td className={css.cell}>{share(change, change !== null && change > 0 ? '+' : '')}</td>
              <td className={css.cell}>{figure(month, 'returned', returned)}</td>
              <td className={css.cell}>{share(returnRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
