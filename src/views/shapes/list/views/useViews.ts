import { useCallback, useEffect, useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import {
  chooseDefaultView,
  dropView,
  keepView,
  pinView,
  readViews,
  type KeptView,
  type ListView,
} from '#services/listViews.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

/** The views of a list with their actions; each returns whether it succeeded and reports a failure. */
export interface Views {
  /** Null until they are known. */
  readonly all: readonly ListView[] | null;
  readonly keep: (kept: Omit<KeptView, 'list'>) => Promise<boolean>;
  readonly remove: (view: ListView) => Promise<boolean>;
  /** The view that the list opens with; null for none. */
  readonly open: (view: ListView | null) => Promise<boolean>;
  /** Pins a view to Home, or takes it away. */
  readonly pin: (view: Pick<ListView, 'id'>, isPinned: boolean) => Promise<boolean>;
}

export function useViews(list: string): Views {
  const words = useWords();
  const [all, setAll] = useState<readonly ListView[] | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    // Without its views the list is whole: it is not the place to tell that they did not come.
    readViews(list, { signal: aborter.signal }).then(setAll, () => {});
    return () => aborter.abort();
  }, [list]);

  const done = useCallback(
    async (act: Promise<unknown>): Promise<boolean> => {
      try {
        await act;
        setAll(await readViews(list));
        return true;
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        const reasons = failure.kind === 'refused' ? failure.refusals.flatMap(({ message }) => message ?? []) : [];
        toast({
          tone: 'critical',
          title: words.text('ui.views.failed'),
          text: reasons.join(' ') || wordFailure(failure, words),
        });
        return false;
      }
    },
    [list, words],
  );

  return {
    all,
    keep: (kept) => done(keepView({ ...kept, list })),
    remove: (view) => done(dropView(view.id)),
    open: (view) => done(chooseDefaultView(list, view?.id ?? null)),
    pin: (view, isPinned) => done(pinView(view.id, isPinned)),
  };
}
