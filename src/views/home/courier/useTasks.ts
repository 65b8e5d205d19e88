import { useCallback, useEffect, useMemo, useState } from 'react';
import { auditTime, filter, merge } from 'rxjs';
import type { TaskKind } from '#machines/order/courierTasks.ts';
import type { OrderRow } from '#machines/order/row.ts';
import { serverInstant, serverNow } from '#services/clock.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { stopsOrLastSeen, stopsRenewed$ } from '#services/kept/stops.ts';
import { allRows } from '#services/page.ts';
import { useReadAgain } from '#views/data/useReadAgain.ts';
import { byDay, type ByDay } from './later.ts';
import { filtersOf, taskOf } from './tasks.ts';

/** An order that stays from one page to the next. */
const BY_ID = [{ field: 'id', dir: 'asc' }] as const;
/** Time in which events are gathered before a read, milliseconds. */
const GATHER_MS = 500;

/** The stops of a courier, kept up to date; null until they have come. */
export interface Tasks {
  readonly tasks: ByDay | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** Reads the stops of one kind, and again after each event of an order; without a line, as this phone kept them. */
export function useTasks(kind: TaskKind, userId: string): Tasks {
  const [read, setRead] = useState<Omit<Tasks, 'reload'>>({ tasks: null, failure: null });
  const [turn, setTurn] = useState(0);
  const asked = useMemo(() => ({ filters: filtersOf(kind, userId), turn }), [kind, userId, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    const aborter = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const query = { filters: asked.filters, sort: BY_ID };
        const records = await stopsOrLastSeen(kind, serverInstant(), () =>
          allRows('order', query, { signal: aborter.signal, ownForbidden: true }),
        );
        const rows = records as unknown as readonly OrderRow[];
        const tasks = rows.map((row) => taskOf(kind, row));
        setRead({ tasks: byDay(tasks, serverNow()), failure: null });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        // Without a line the stops stay: they can be worked on.
        if (failure.kind !== 'aborted') setRead((now) => ({ ...now, failure }));
      }
    };
    void load();
    return () => aborter.abort();
  }, [kind, asked]);
  useEffect(() => {
    const ofOrders$ = events$.pipe(filter(({ machine }) => machine === 'order'));
    const news = merge(ofOrders$, gaps$, stopsRenewed$);
    const subscription = news.pipe(auditTime(GATHER_MS)).subscribe(reload);
    return () => subscription.unsubscribe();
  }, [reload]);
  useReadAgain(read.failure, reload);
  return { ...read, reload };
}
