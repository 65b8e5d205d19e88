import { useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { page, type PageQuery } from '#services/page.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

/** So many rows may be chosen at once by their filters. */
export const MOST_MATCHING = 1000;

const BATCH = 100;

export interface ChooseMatchingProps {
  readonly machine: string;
  readonly filters: NonNullable<PageQuery['filters']>;
  readonly sort: NonNullable<PageQuery['sort']>;
  readonly total: number;
  readonly onSelect: (ids: readonly string[]) => void;
}

async function idsOf({ machine, filters, sort, total }: ChooseMatchingProps): Promise<string[]> {
  const pages = Math.ceil(total / BATCH);
  const asked = Array.from({ length: pages }, (_, index) =>
    page(machine, { pageNum: index + 1, pageSize: BATCH, filters, sort }),
  );
  return (await Promise.all(asked)).flatMap(({ records }) => records.map(({ id }) => id));
}

/** Chooses every row of the filters in force, on all pages, up to a thousand. */
export function ChooseMatching(props: ChooseMatchingProps) {
  const { total, onSelect } = props;
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const choose = async (): Promise<void> => {
    setBusy(true);
    try {
      onSelect(await idsOf(props));
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      toast({ tone: 'critical', title: wordFailure(failure, words) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      tone="quiet"
      isPending={busy}
      reason={total > MOST_MATCHING ? words.text('ui.choose.tooMany', { most: MOST_MATCHING }) : undefined}
      onPress={() => void choose()}
    >
      {words.text('ui.choose.matching', { count: total })}
    </Button>
  );
}
