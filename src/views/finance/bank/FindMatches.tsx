import { useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { findMatches } from '#services/bankMatches.ts';
import { EVERY_ROW_MOST } from '#services/everyRow.ts';
import type { ListTools } from '#views/shapes/list/options.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';

/** Button over the lines that matches those that wait, and says how many it found. */
export function FindMatches({ reload }: ListTools) {
  const words = useWords();
  const may = useMay();
  /** Number of rows read; null while nothing is looked for. */
  const [read, setRead] = useState<number | null>(null);
  const find = async (): Promise<void> => {
    setRead(0);
    try {
      const { isCut, ...counts } = await findMatches(setRead);
      const tone = isCut || counts.refused > 0 ? 'warning' : 'positive';
      const found = words.text('ui.bank.foundText', counts);
      const text = isCut ? `${found} ${words.text('ui.bank.foundCut', { most: EVERY_ROW_MOST })}` : found;
      toast({ tone, title: words.text('ui.bank.found'), text });
      reload();
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      toast({ tone: 'critical', title: wordFailure(failure, words) });
    } finally {
      setRead(null);
    }
  };
  if (!may('bankLine.matched')) return null;
  return (
    <Button icon="search" isPending={read !== null} onPress={() => void find()}>
      {read ? words.text('ui.bank.finding', { count: read }) : words.text('ui.bank.find')}
    </Button>
  );
}
