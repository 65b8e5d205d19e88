import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { order } from '#machines/order/index.ts';
import { failureOf } from '#services/failure.ts';
import { page } from '#services/page.ts';
import { Label, type LabelRow } from './Label.tsx';
import './paper.css';
import * as css from './PrintSheet.css.ts';

const BATCH = 100;

async function rowsOf(ids: readonly string[]): Promise<LabelRow[]> {
  const rows: LabelRow[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const value = ids.slice(from, from + BATCH);
    const { records } = await page('order', {
      pageNum: 1,
      pageSize: BATCH,
      filters: [{ field: 'id', op: 'in', value }],
    });
    rows.push(...records.map((row) => ({ ...row, ...order.rowSchema.parse(row) })));
  }
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The labels of some orders, one to a page; opens the browser's print window and goes when that closes. */
export function PrintSheet({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [rows, setRows] = useState<readonly LabelRow[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    rowsOf(ids).then(
      (found) => isWanted && setRows(found),
      (error: unknown) => {
        if (!failureOf(error)) throw error;
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ids, onClose]);
  useEffect(() => {
    if (!rows) return undefined;
    const frame = requestAnimationFrame(() => window.print());
    window.addEventListener('afterprint', onClose, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onClose);
    };
  }, [rows, onClose]);
  if (!rows) return null;
  return createPortal(
    <div className={css.sheet} data-labels>
      {rows.map((row) => (
        <Label key={row.id} row={row} />
      ))}
    </div>,
    document.body,
  );
}
