import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { serverInstant } from '#services/clock.ts';
import type { Row } from '#services/page.ts';
import { useSession } from '#views/session/useSession.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import type { RowStore } from '#views/ui/grid/rowStore.ts';
import { useWords } from '#views/language/words.tsx';
import type { FilterWords } from '../useFilterWords.ts';
import * as css from './PrintList.css.ts';

export interface PrintListProps {
  readonly title: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Ids of the columns shown, from first to last. */
  readonly shown: readonly string[];
  readonly ids: readonly string[];
  readonly store: RowStore<Row>;
  readonly total: number;
  readonly filters: FilterWords;
  readonly onClose: () => void;
}

/** The rows shown, on paper: under which filters, when, and printed by whom. Opens the browser's print window. */
export default function PrintList({ title, columns, shown, ids, store, total, filters, onClose }: PrintListProps) {
  const words = useWords();
  const { user } = useSession().context;
  const [at] = useState(serverInstant);
  useEffect(() => {
    const frame = requestAnimationFrame(() => window.print());
    window.addEventListener('afterprint', onClose, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onClose);
    };
  }, [onClose]);
  const drawn = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const said = [...(filters.begins === null ? [] : [filters.begins]), ...filters.inForce.map(({ text }) => text)];
  return createPortal(
    <div className={css.paper} data-print-list>
      <p className={css.title}>{title}</p>
      <p className={css.note}>{said.length > 0 ? said.join(' · ') : words.text('ui.print.noFilters')}</p>
      <p className={css.note}>
        {words.text('ui.print.by', {
          shown: ids.length,
          total,
          at: words.instant(at),
          name: user?.nickName ?? '',
          code: user?.staffCode ?? '',
        })}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            {drawn.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => {
            const row = store.get(id);
            return (
              row && (
                <tr key={id}>
                  {drawn.map((column) => (
                    <td key={column.id} data-align={column.align}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
