import { useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { findMatches } from '#services/bankMatches.ts';
import type { ListTools } from '#views/shapes/list/options.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useMay } from '#views/useHolds.ts';
import { useWords } from '#views/words.tsx';

/** Button over the lines that matches those that wait, and says how many it found. */
export function FindMatches({ reload }: ListTools) {
  const words = useWords();
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const find = async (): Promise<void> => {
    setBusy(true);
    try {
      const counts = await findMatches();
      const tone = counts.refused > 0 ? 'warning' : 'positive';
      toast({ tone, title: words.text('ui.bank.found'), text: words.text('ui.bank.foundText', { ...counts }) });
      reload();
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      toast({ tone: 'critical', title: wordFailure(failure, words) });
    } finally {
      setBusy(false);
    }
  };
  if (!may('bankLine.matched')) return null;
  return (
    <Button icon="search" isPending={busy} onPress={() => void find()}>
      {words.text('ui.bank.find')}
    </Button>
  );
}
