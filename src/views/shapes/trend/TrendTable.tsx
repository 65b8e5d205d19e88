import { useState } from 'react';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Trend.css.ts';
import type { TrendDay } from './trendDay.ts';

/** Table twin of a trend, made when it is opened. */
export function TrendTable({ label, days }: { readonly label: string; readonly days: readonly TrendDay[] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.twin} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.twinHead} aria-label={words.text('ui.trend.tableOf', { title: label })}>
        {words.text('ui.chart.table')}
      </summary>
      {isOpen && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.heading}>
                {words.text('ui.trend.when')}
              </th>
              <th scope="col" className={css.heading}>
                {label}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, name, said, href }) => (
              <tr key={day} className={css.row}>
                <th scope="row" className={css.cell}>
                  {name}
                </th>
                <td className={css.cell}>
                  <Link href={href}>{said}</Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
