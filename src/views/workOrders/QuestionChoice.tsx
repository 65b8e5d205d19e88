import { useEffect, useMemo, useState } from 'react';
import { readQuestions, type QuestionEntry } from '#services/references.ts';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { questionTree } from './questionTree.ts';

interface QuestionChoiceProps {
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (question: string | undefined) => void;
}

/** A question of the tree, in the person's language: first what it is about, then the question itself. */
export function QuestionChoice({ value, error, onChange }: QuestionChoiceProps) {
  const words = useWords();
  const [questions, setQuestions] = useState<readonly QuestionEntry[] | null>(null);
  const [subject, setSubject] = useState<string | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    // The work order can be opened without the list; the call reports its failure.
    readQuestions({ signal: aborter.signal }).then(setQuestions, () => setQuestions([]));
    return () => aborter.abort();
  }, []);
  const tree = useMemo(
    () => questionTree(questions ?? [], words.language === 'zh' ? 'cn' : 'us'),
    [questions, words.language],
  );
  const chosen = tree.find(({ id, below }) => id === subject || below.some((one) => one.id === value));
  return (
    <>
      <Select
        name="subject"
        label={words.text('ui.workOrder.subject')}
        placeholder={words.text('ui.form.choose')}
        loading={questions === null}
        choices={tree.map(({ id, name }) => ({ id, label: name }))}
        value={chosen?.id ?? null}
        onChange={(key) => {
          setSubject(key === null ? null : String(key));
          onChange(undefined);
        }}
      />
      <Select
        name="question"
        label={words.text('field.workOrder.question')}
        placeholder={words.text(chosen ? 'ui.form.choose' : 'ui.workOrder.subjectFirst')}
        isDisabled={!chosen}
        choices={(chosen?.below ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={value ?? null}
        error={error}
        onChange={(key) => onChange(key === null ? undefined : String(key))}
      />
    </>
  );
}
