import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Picked } from '#machines/kit/meaning.ts';
import { plainCode } from '#machines/kit/text.ts';
import { inFlight } from '#services/inFlight.ts';
import { page, type Filter, type Page, type Row } from '#services/page.ts';
import { useSession } from '#views/session/useSession.ts';
import { MEASURES } from './measures.ts';
import { readMeasure } from './readMeasure.ts';

/** Pause in typing before the server is asked, milliseconds. */
const REST_MS = 250;
const MOST_SHOWN = 20;
/** As many as one page of a list can have. */
const MOST_CHOSEN = 100;

/** Condition on the state of the records that a field offers. */
export const statesOf = ({ state }: Picked): Filter =>
  typeof state === 'string'
    ? { field: 'state', op: 'eq', value: state }
    : { field: 'state', op: 'in', value: [...state] };

/** Returns all conditions on the records that a field offers; null while a field that they agree with is empty. */
export function conditionsOf(
  picked: Picked,
  ownBranch: string | null,
  beside: readonly unknown[],
): readonly Filter[] | null {
  const { where = [], branch, same = [] } = picked;
  const agreeing = beside.flatMap((value, place): Filter[] =>
    typeof value === 'string' && value !== '' ? [{ field: same[place] ?? '', op: 'eq', value }] : [],
  );
  if (agreeing.length < same.length) return null;
  const here: Filter[] =
    branch === undefined || ownBranch === null ? [] : [{ field: branch, op: 'eq', value: ownBranch }];
  return [statesOf(picked), ...where.map(([field, op, value]): Filter => ({ field, op, value })), ...here, ...agreeing];
}

/** Conditions on the records that a field offers to the person, beside what is filled in. */
export function useConditions(picked: Picked, beside: (name: string) => unknown): readonly Filter[] | null {
  const ownBranch = useSession().context.user?.branch ?? null;
  const values = JSON.stringify((picked.same ?? []).map((name) => beside(name) ?? null));
  return useMemo(
    () => conditionsOf(picked, ownBranch, JSON.parse(values) as readonly unknown[]),
    [picked, ownBranch, values],
  );
}

/** Returns what is sought: a part of the id or of the text by which records are found, or the whole amount. */
function soughtBy({ foundBy = [], amount }: Picked, typed: string): readonly (Filter | null)[] {
  if (typed === '') return [null];
  const like = ['id', ...foundBy].map((field): Filter => ({ field, op: 'like', value: typed }));
  const sum = amount === undefined ? null : readMeasure(typed, MEASURES.MMK);
  if (amount === undefined || sum === null || Number.isNaN(sum)) return like;
  return [...like, { field: amount, op: 'eq', value: sum }];
}

/** Reads the first records, once for two fields of a form that offer the same. */
const firstPage = (machine: string, filters: readonly Filter[], pageSize: number): Promise<Page> =>
  inFlight(`picked ${machine} ${JSON.stringify(filters)}`, () =>
    page(machine, { pageNum: 1, pageSize, filters }, { ownForbidden: true }),
  );

interface Search {
  readonly machine: string;
  readonly picked: Picked;
  readonly conditions: readonly Filter[];
  readonly typed: string;
}

async function search({ machine, picked, conditions, typed }: Search, signal: AbortSignal): Promise<Row[]> {
  const most = picked.chosen === 'all' ? MOST_CHOSEN : MOST_SHOWN;
  const pages = await Promise.all(
    soughtBy(picked, typed).map((sought) => {
      if (sought === null) return firstPage(machine, conditions, most);
      const filters = [...conditions, sought];
      return page(machine, { pageNum: 1, pageSize: most, filters }, { signal, ownForbidden: true });
    }),
  );
  const found = new Map(pages.flatMap(({ records }) => records).map((row) => [row.id, row]));
  return [...found.values()].slice(0, most);
}

/** A searched text, and the records among which it is sought. */
interface Sought {
  readonly typed: string;
  readonly conditions: readonly Filter[] | null;
}

interface Answer {
  readonly rows: readonly Row[];
  /** The question that the rows answer; null until there is one. */
  readonly to: Sought | null;
}

const NONE: readonly Row[] = [];

/** Finds records while somebody types; without an answer those found before stay, and a number is typed whole. */
export function usePickedRecords(
  machine: string,
  picked: Picked,
  { typed, conditions }: Sought,
  onFound?: (rows: readonly Row[], to: Sought & { readonly conditions: readonly Filter[] }) => void,
): { readonly rows: readonly Row[]; readonly isAsking: boolean } {
  const [answer, setAnswer] = useState<Answer>({ to: null, rows: NONE });
  const tell = useEffectEvent(onFound ?? (() => undefined));
  const sought = typed.trim();
  useEffect(() => {
    if (conditions === null) return undefined;
    const left = new AbortController();
    const to = { typed: sought, conditions };
    const find = async (): Promise<void> => {
      const rows = await search({ machine, picked, ...to }, left.signal).catch(() => null);
      if (left.signal.aborted) return;
      setAnswer((before) => ({ to, rows: rows ?? before.rows }));
      if (rows) tell(rows, to);
    };
    const timer = setTimeout(() => void find(), sought === '' && picked.same === undefined ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [machine, picked, sought, conditions]);
  if (conditions === null) return { rows: NONE, isAsking: false };
  return { rows: answer.rows, isAsking: answer.to?.typed !== sought || answer.to.conditions !== conditions };
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
