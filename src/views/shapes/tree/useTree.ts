import { useCallback, useEffect, useMemo, useState } from 'react';
import { auditTime, filter, merge } from 'rxjs';
import type { AskOptions } from '#services/http.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { allRows, type Row } from '#services/page.ts';
import { intend, propose } from '#services/propose.ts';
import { reasonSentence } from '#i18n/say.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { toast } from '#views/ui/toasts.ts';
import { useWords } from '#views/language/words.tsx';
import { changesFor, undone, type Change, type Placed, type Spot } from './moves.ts';
import type { TreeOptions } from './options.ts';

const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;
const CALM_MS = 300;
const UNDO_MS = 15_000;

/** A row of a tree with its place. */
export interface TreeEntry extends Placed {
  readonly row: Row;
}

/** Reads the entries of a tree, keeps them true, and moves them. */
export function useTree(machine: string, { parentOf, below, isSorted, titleOf, isShown }: TreeOptions) {
  const words = useWords();
  const { language } = words;
  const read = useCallback((options: AskOptions) => allRows(machine, { filters: REGISTERED }, options), [machine]);
  const { answer, failure, reload } = useAsked(read);
  useEffect(() => {
    const news = merge(events$.pipe(filter((event) => event.machine === machine)), gaps$);
    const subscription = news.pipe(auditTime(CALM_MS)).subscribe(reload);
    return () => subscription.unsubscribe();
  }, [machine, reload]);
  const [moving, setMoving] = useState<{ readonly of: unknown; readonly changes: readonly Change[] } | null>(null);
  const entries = useMemo(
    () =>
      (answer ?? [])
        .filter((row) => isShown?.(row, language) ?? true)
        .map((row): TreeEntry => {
          // A row read again holds the change.
          const change = moving?.of === answer ? moving.changes.find(({ id }) => id === row.id) : undefined;
          const placed = { id: row.id, parent: parentOf(row), sort: isSorted ? Number(row['sort']) : 0, row };
          return { ...placed, ...change };
        }),
    [answer, moving, parentOf, isSorted, isShown, language],
  );

  const send = async (changes: readonly Change[], at: readonly TreeEntry[]): Promise<boolean> => {
    setMoving({ of: answer, changes });
    const rowOf = (id: string | null): Row | null => at.find((entry) => entry.id === id)?.row ?? null;
    const commands = changes.map(({ id, parent, sort }) =>
      intend(machine, id, {
        type: `${machine}.amended`,
        ...(parent !== undefined && below(rowOf(parent))),
        ...(sort !== undefined && { sort }),
      }),
    );
    try {
      // Not all or nothing: each step looks up what is above and below it, and must see the one before.
      const verdicts = await propose(commands, { mode: 'each' });
      const refused = verdicts.flatMap(({ refusals }) => refusals ?? []);
      const isDone = verdicts.every(({ status }) => status === 'accepted' || status === 'duplicate');
      if (!isDone)
        toast({
          tone: 'critical',
          title: words.text('ui.tree.refused'),
          text: words.list([...new Set(refused.map((refusal) => reasonSentence(refusal, machine, words)))]),
        });
      return isDone;
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      if (failed.kind !== 'aborted')
        toast({ tone: 'critical', title: words.text('ui.tree.refused'), text: wordFailure(failed, words) });
      return false;
    } finally {
      reload();
    }
  };

  const move = async (id: string, spot: Spot): Promise<void> => {
    const changes = changesFor(entries, id, isSorted ? spot : { ...spot, index: 0 }).map((change) =>
      isSorted ? change : { id: change.id, ...('parent' in change && { parent: change.parent ?? null }) },
    );
    const real = changes.filter((change) => 'parent' in change || 'sort' in change);
    if (real.length === 0) return;
    const back = undone(entries, real);
    const before = entries;
    if (!(await send(real, entries))) return;
    const entry = entries.find((one) => one.id === id);
    const above = entries.find((one) => one.id === spot.parent);
    toast({
      tone: 'positive',
      timeout: UNDO_MS,
      title: words.text('ui.tree.moved', {
        name: entry ? titleOf(entry.row, language) : id,
        above: above ? titleOf(above.row, language) : words.text('ui.tree.top'),
        place: spot.index + 1,
      }),
      action: { label: words.text('ui.tree.undo'), onAction: () => void send(back, before) },
    });
  };

  return { entries, isLoading: answer === null && failure === null, failure, reload, move };
}
