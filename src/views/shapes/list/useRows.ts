import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureOf, type Failure } from '#services/failure.ts';
import { afterFirstView, reading } from '#services/firstView.ts';
import { keepRows, recallRows } from '#services/kept/rows.ts';
import type { Observable } from 'rxjs';
import { events$, gaps$ } from '#services/live/live.ts';
import type { LiveEvent } from '#services/live/protocol.ts';
import { page, pageAtHand, type Filter, type Page, type PageQuery, type Row } from '#services/page.ts';
import { createRowStore, type RowStore } from '#views/ui/grid/rowStore.ts';
import { matches } from './matches.ts';
import type { Resolved } from './options.ts';

/** The rows of one page, kept true: a change draws its row, and rows that would come in are counted. */
export interface Rows {
  readonly store: RowStore<Row>;
  readonly ids: readonly string[];
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly loading: boolean;
  /** Time of rows that this browser kept and shows until they are read, UTC ISO; null for rows of the server. */
  readonly asOf: string | null;
  readonly failure: Failure | null;
  /** The filters as the server took them. */
  readonly filters: readonly Filter[];
  /** Requested names that do not exist. */
  readonly missing: readonly string[];
  /** Numbers that were not requested because of a wrong check digit. */
  readonly misread: readonly string[];
  /** Rows that came into being, or into these filters, since the page was read. */
  readonly fresh: number;
  readonly reload: () => void;
}

/** Selection of rows: `resolve` gives the filters, which may need a request themselves. */
export interface Wanted {
  readonly query: Pick<PageQuery, 'pageNum' | 'pageSize' | 'sort'>;
  readonly resolve: (signal: AbortSignal) => Resolved | Promise<Resolved>;
  /** Place and fields of the rows that are kept for the next visit; null for rows that are not. */
  readonly kept: { readonly path: string; readonly fields: readonly string[] } | null;
  /** Events with the rows of the machine; all events without it. */
  readonly news?: Observable<LiveEvent> | undefined;
}

/** The server counts so many matches unless asked for more. */
const COUNTED_AT_ONCE = 10_000;

const nothing = {
  ids: [],
  total: 0,
  totalIsExact: true,
  asOf: null,
  filters: [],
  missing: [],
  misread: [],
  failure: null,
  of: null,
};

/** Rows, with the request they answer. */
type Read = Omit<Rows, 'store' | 'loading' | 'fresh' | 'reload'> & { readonly of: object | null };

type Request = Pick<Wanted, 'query' | 'resolve'>;

const asking = (query: Wanted['query'], filters: readonly Filter[]): PageQuery => ({
  ...query,
  filters,
  exactTotal: isFar(query),
});

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

const readOf = ({ records, total, totalIsExact }: Page, asked: Resolved, of: Request): Read => ({
  ...nothing,
  ...asked,
  ids: idsOf(records),
  total,
  totalIsExact,
  of,
});

/** Returns a page that the start of the console has read already, so that it is drawn with the frame; null for none. */
function readAtHand(machine: string, request: Request) {
  const asked = request.resolve(AbortSignal.abort());
  if (asked instanceof Promise) return null;
  const atHand = pageAtHand(machine, asking(request.query, asked.filters));
  return atHand && { ...atHand, read: readOf(atHand.found, asked, request) };
}

const keyed = (rows: readonly Row[]): [string, Row][] => rows.map((row) => [row.id, row]);

export function useRows(machine: string, { query, resolve, kept, news = events$ }: Wanted): Rows {
  const [store] = useState(() => createRowStore<Row>());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const request = useMemo(() => ({ query, resolve, turn }), [query, resolve, turn]);
  const [first] = useState(() => {
    const atHand = kept && readAtHand(machine, request);
    if (atHand) store.load(keyed(atHand.found.records));
    return atHand;
  });
  const [read, setRead] = useState<Read>(first?.read ?? nothing);

  // An arrangement of the columns changes the address and reads nothing.
  const keeping = useRef(kept);
  useEffect(() => {
    keeping.current = kept;
  }, [kept]);

  useEffect(() => {
    const keep = (found: Page): void => {
      const place = keeping.current;
      if (place) afterFirstView(() => keepRows(place.path, place.fields, found));
    };
    if (first?.read.of === request) {
      first.drop();
      return keep(first.found);
    }
    const aborter = new AbortController();
    const { signal } = aborter;
    const done = reading();
    let isRead = false;
    const showKept = async (): Promise<void> => {
      const seen = keeping.current && (await recallRows(keeping.current.path));
      if (!seen || isRead || signal.aborted) return;
      const { rows, ...said } = seen;
      store.load(keyed(rows));
      setRead((now) => (now.of === null ? { ...now, ...said, ids: idsOf(rows) } : now));
    };
    void showKept();
    const load = async (): Promise<void> => {
      try {
        const asked = await request.resolve(signal);
        const found = await page(machine, asking(request.query, asked.filters), { signal });
        isRead = true;
        store.load(keyed(found.records));
        keep(found);
        setRead(readOf(found, asked, request));
        setFresh(new Set());
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind === 'aborted') return;
        isRead = true;
        setRead(({ filters }) => ({ ...nothing, filters, failure, of: request }));
      }
    };
    void load().finally(done);
    return () => {
      aborter.abort();
      done();
    };
  }, [machine, request, store, first]);

  const shown = useRef(read);
  useEffect(() => {
    shown.current = read;
  }, [read]);
  useEffect(() => {
    const changes = news.subscribe(({ machine: whose, id, row }) => {
      if (whose !== machine || !row) return;
      const lookup = row as Row;
      const { ids, filters } = shown.current;
      if (ids.includes(id)) store.change(id, lookup);
      else if (matches(lookup, filters) && !isKnown(store.get(id), filters)) setFresh((now) => new Set([...now, id]));
    });
    const gap = gaps$.subscribe(reload);
    return () => {
      changes.unsubscribe();
      gap.unsubscribe();
    };
  }, [machine, store, reload, news]);

  return { ...read, store, loading: read.of !== request, fresh: fresh.size, reload };
}

/** Beyond the usual end of counting, further pages must be known. */
const isFar = ({ pageNum, pageSize }: Wanted['query']): boolean => pageNum * pageSize >= COUNTED_AT_ONCE;

/** A row seen on another page of these filters is no news. */
const isKnown = (row: Row | undefined, filters: readonly Filter[]): boolean =>
  row !== undefined && matches(row, filters);
