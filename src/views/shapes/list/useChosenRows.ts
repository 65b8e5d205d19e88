import { useEffect, useState } from 'react';
import { failureOf } from '#services/failure.ts';
import { rows$ } from '#services/live/live.ts';
import { page, type Row } from '#services/page.ts';

const BATCH = 100;

const none: ReadonlyMap<string, Row> = new Map();

/** Reads rows by their ids, a hundred at once. */
async function rowsBy(machine: string, ids: readonly string[], signal: AbortSignal): Promise<Row[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
  const pages = await Promise.all(
    parts.map((value) =>
      page(machine, { pageNum: 1, pageSize: BATCH, filters: [{ field: 'id', op: 'in', value }] }, { signal }),
    ),
  );
  return pages.flatMap(({ records }) => records);
}

/** The chosen rows, also those of other pages, kept up to date; null until all are there. */
export function useChosenRows(machine: string, chosen: ReadonlySet<string>, isWanted: boolean): readonly Row[] | null {
  const [known, setKnown] = useState(none);
  const missing = isWanted ? [...chosen].filter((id) => !known.has(id)) : [];
  const wanted = missing.join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    const aborter = new AbortController();
    rowsBy(machine, wanted.split(' '), aborter.signal).then(
      (rows) => setKnown((before) => new Map([...before, ...rows.map((row): [string, Row] => [row.id, row])])),
      (error: unknown) => {
        // Without them the acts are offered as before: each window judges every row.
        if (!failureOf(error)) throw error;
      },
    );
    return () => aborter.abort();
  }, [machine, wanted]);
  useEffect(() => {
    const subscription = rows$(machine, (id) => known.has(id)).subscribe(({ id, row }) => {
      if (row) setKnown((before) => new Map(before).set(id, row as Row));
    });
    return () => subscription.unsubscribe();
  }, [machine, known]);
  return isWanted && missing.length === 0 ? [...chosen].flatMap((id) => known.get(id) ?? []) : null;
}
