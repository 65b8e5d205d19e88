import { useEffect, useRef } from 'react';
import { filter, merge, skip } from 'rxjs';
import { failureOf } from '#services/failure.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { allRows, type Row } from '#services/page.ts';
import { matches } from '../list/matches.ts';
import type { Kind } from './desk.ts';

const latest = [{ field: 'updatedAt', dir: 'desc' }] as const;

type Rows = Map<string, Map<string, Row>>;

/**
 * Rows that wait in a branch to be put in, kept current; read rows remain available. Returns a lookup by number.
 * Without them scanning continues, and the server alone judges.
 */
export function useWaiting(
  kinds: readonly Kind[],
  branch: string | null,
): (machine: string, key: string) => Row | undefined {
  const rows = useRef<Rows>(new Map());
  useEffect(() => {
    if (branch === null) return undefined;
    const aborter = new AbortController();
    const asked = kinds.map((kind) => ({ machine: kind.aggregateType.id, filters: kind.waiting(branch) }));
    const heldOf = (machine: string): Map<string, Row> => {
      const held = rows.current.get(machine) ?? new Map<string, Row>();
      rows.current.set(machine, held);
      return held;
    };
    const read = async (): Promise<void> => {
      try {
        for (const { machine, filters } of asked) {
          const found = await allRows(machine, { filters, sort: latest }, { signal: aborter.signal, ownFailure: true });
          const held = heldOf(machine);
          for (const row of found) held.set(row.id, row);
        }
      } catch (error) {
        // Every scan is still judged by the server.
        if (!failureOf(error)) throw error;
      }
    };
    void read();
    const news = events$.subscribe(({ machine, id, row }) => {
      const filters = asked.find((one) => one.machine === machine)?.filters;
      if (!filters || !row) return;
      const held = heldOf(machine);
      if (held.has(id) || matches(row, filters)) held.set(id, row as Row);
    });
    const back = outbox.online$.pipe(skip(1), filter(Boolean));
    const again = merge(gaps$, back).subscribe(() => void read());
    return () => {
      aborter.abort();
      news.unsubscribe();
      again.unsubscribe();
    };
  }, [kinds, branch]);
  return (machine, key) => rows.current.get(machine)?.get(key);
}
