import { useEffect, useRef, useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { Button } from '#views/ui/Button.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { useWords } from '#views/language/words.tsx';
import { faultOf, numbersLabel, type Finding } from './finding.ts';
import { lookUp, type LookUp } from './lookUp.ts';
import { MOST_NUMBERS, numbersIn } from './numbers.ts';
import NotFound from './NotFound.tsx';

/** A list whose rows are found by numbers, and its chosen rows. */
export interface ChooseByNumbersProps {
  readonly finding: Finding;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (next: ReadonlySet<string>) => void;
}

/** Takes numbers, looks them up and chooses what it finds. */
export default function ChoosingForm({ finding, selected, onSelect }: ChooseByNumbersProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<LookUp | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const aborter = useRef(new AbortController());
  useEffect(() => {
    const { current } = aborter;
    return () => current.abort();
  }, []);
  const numbers = numbersIn(typed);
  const choose = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await lookUp(finding, numbers, aborter.current.signal);
      onSelect(new Set([...selected, ...answer.rows.map(({ id }) => id)]));
      setFound(answer);
      setTyped('');
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      if (failed.kind !== 'aborted') setFailure(wordFailure(failed, words));
    } finally {
      setBusy(false);
    }
  };
  const isRight = numbers.length > 0 && numbers.length <= MOST_NUMBERS;
  return (
    <Stack gap="m">
      {failure !== null && <Notice tone="critical">{failure}</Notice>}
      <TextArea
        autoFocus
        rows={8}
        label={numbersLabel(finding, words)}
        description={words.text('ui.choose.hint', { most: MOST_NUMBERS, count: numbers.length })}
        error={faultOf(numbers, words)}
        value={typed}
        onChange={setTyped}
      />
      <Button
        tone="primary"
        isPending={busy}
        reason={isRight ? undefined : (faultOf(numbers, words) ?? words.text('ui.choose.none'))}
        onPress={() => void choose()}
      >
        {words.text('ui.choose.do', { count: numbers.length })}
      </Button>
      <p role="status">
        {found !== null && words.text('ui.choose.done', { count: found.rows.length, all: selected.size })}
      </p>
      {found !== null && found.missing.length + found.misread.length > 0 && <NotFound {...found} />}
    </Stack>
  );
}
