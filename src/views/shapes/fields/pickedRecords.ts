import { useEffect, useState } from 'react';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import { plainCode } from '#machines/kit/text.ts';
import { inFlight } from '#services/inFlight.ts';
import { page, type Filter, type Page, type Row } from '#services/page.ts';
import type { Choice } from '#views/ui/choice.ts';
import type { FieldKind } from './kind.ts';
import { choiceOf } from './labels.ts';
import { MEASURES } from './measures.ts';
import { readMeasure } from './readMeasure.ts';

/** State of the records that a field offers, and the fields that tell them apart. */
export type Picked = NonNullable<Extract<FieldKind, { kind: 'record' }>['picked']>;

/** Pause in typing before the server is asked, milliseconds. */
const REST_MS = 250;
const MOST_SHOWN = 20;

/** Condition on the state of the records that a field offers. */
export const statesOf = ({ state }: Picked): Filter =>
  typeof state === 'string'
    ? { field: 'state', op: 'eq', value: state }
    : { field: 'state', op: 'in', value: [...state] };

/** Returns what is sought: a part of the id, of the first distinguishing field, or the whole amount. */
function soughtBy({ toldBy, amount }: Picked, typed: string): readonly (Filter | null)[] {
  if (typed === '') return [null];
  const like = ['id', ...toldBy.slice(0, 1)].map((field): Filter => ({ field, op: 'like', value: typed }));
  const sum = amount === undefined ? null : readMeasure(typed, MEASURES.MMK);
  if (amount === undefined || sum === null || Number.isNaN(sum)) return like;
  return [...like, { field: amount, op: 'eq', value: sum }];
}

/** Reads the first records, once for two fields of a form that offer the same. */
const firstPage = (machine: string, filters: readonly Filter[]): Promise<Page> =>
  inFlight(`picked ${machine} ${JSON.stringify(filters)}`, () =>
    page(machine, { pageNum: 1, pageSize: MOST_SHOWN, filters }, { ownForbidden: true }),
  );

async function search(machine: string, picked: Picked, typed: string, signal: AbortSignal): Promise<Row[]> {
  const pages = await Promise.all(
    soughtBy(picked, typed).map((sought) => {
      const filters: Filter[] = [statesOf(picked), ...(sought ? [sought] : [])];
      if (sought === null) return firstPage(machine, filters);
      return page(machine, { pageNum: 1, pageSize: MOST_SHOWN, filters }, { signal, ownForbidden: true });
    }),
  );
  const found = new Map(pages.flatMap(({ records }) => records).map((row) => [row.id, row]));
  return [...found.values()].slice(0, MOST_SHOWN);
}

const NO_ANSWER = { to: null, rows: [] };

/** Finds records while somebody types; without an answer those found before stay, and a number is typed whole. */
export function usePickedRecords(
  machine: string,
  picked: Picked,
  typed: string,
): { readonly rows: readonly Row[]; readonly isAsking: boolean } {
  const [answer, setAnswer] = useState<{ readonly to: string | null; readonly rows: readonly Row[] }>(NO_ANSWER);
  // A record's number in words ends with the waybill that it is found by.
  const sought = typed.split(' · ').at(-1)?.trim() ?? '';
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(
      () => {
        search(machine, picked, sought, left.signal).then(
          (rows) => left.signal.aborted || setAnswer({ to: sought, rows }),
          () => left.signal.aborted || setAnswer(({ rows }) => ({ to: sought, rows })),
        );
      },
      sought === '' ? 0 : REST_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [machine, picked, sought]);
  return { rows: answer.rows, isAsking: answer.to !== sought };
}

/** Amount of a record in hundredths of MMK; null if its type has none. */
export const amountIn = (row: Row, { amount }: Picked): number | null => {
  const value = amount === undefined ? null : row[amount];
  return typeof value === 'number' ? value : null;
};

/** Returns the only record found for what is typed, if that is all of its number but its last part; null otherwise. */
export function onlyOneOf(rows: readonly Row[], typed: string): Row | null {
  const [row] = rows;
  const number = plainCode(typed).trim();
  return row && rows.length === 1 && number !== '' && row.id.slice(0, row.id.lastIndexOf('-')) === number ? row : null;
}

/** A record as an entry to choose: its number, its amount and what tells it apart. */
export function choiceOfRecord(machine: string, row: Row, picked: Picked, words: Words): Choice {
  const amount = amountIn(row, picked);
  const told = picked.toldBy.flatMap((field) => {
    const value = row[field];
    return typeof value === 'string' ? [choiceOf(machine, field, value, words)] : [];
  });
  return {
    id: row.id,
    label: recordNumber(machine, row.id, words),
    description: [...(amount === null ? [] : [words.money(amount, 'MMK')]), ...told].join(' · '),
  };
}
