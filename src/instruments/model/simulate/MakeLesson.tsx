import { useState } from 'react';
import { lessonOf, teachable } from '#instruments/sandbox/record.ts';
import type { Outcome } from '#instruments/sandbox/run.ts';
import { keepLesson } from '#instruments/services/lessons.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { randomId } from '#services/randomId.ts';

type Words = { readonly en: string; readonly zh: string };

const EMPTY: Words = { en: '', zh: '' };
const isSaid = ({ en, zh }: Words): boolean => en.trim() !== '' && zh.trim() !== '';

interface MakeLessonProps {
  readonly outcomes: readonly Outcome[];
  readonly userId: string;
}

/** Makes a lesson from the run, with a sentence for each step in both languages. */
export function MakeLesson({ outcomes, userId }: MakeLessonProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const steps = teachable(outcomes);
  const open = words.text('ui.simulate.makeLesson');
  return (
    <>
      <Button
        icon="book"
        reason={steps.length === 0 ? words.text('ui.simulate.nothingToUndo') : undefined}
        onPress={() => setOpen(true)}
      >
        {open}
      </Button>
      {isOpen && <LessonDialog steps={steps} userId={userId} title={open} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LessonDialogProps {
  readonly steps: readonly Outcome[];
  readonly userId: string;
  readonly title: string;
  readonly onClose: () => void;
}

function LessonDialog({ steps, userId, title, onClose }: LessonDialogProps) {
  const words = useWords();
  const [name, setName] = useState(EMPTY);
  const [texts, setTexts] = useState<readonly Words[]>(() => steps.map(() => EMPTY));
  const [isTried, setTried] = useState(false);
  const isWhole = [name, ...texts].every(isSaid);
  const save = (): void => {
    setTried(true);
    if (!isWhole) return;
    const id = `own-${randomId()}`;
    const sayings = { id, title: name, about: name, steps: texts.map((text) => ({ text, hint: text })) };
    keepLesson(userId, lessonOf(steps, sayings));
    toast({ tone: 'positive', title: words.text('ui.simulate.lessonKept') });
    onClose();
  };
  const named = ({ step }: Outcome): string =>
    step.kind === 'act'
      ? words.text<string>(`event.${step.type}`)
      : words.text('ui.simulate.waited', { minutes: step.kind === 'wait' ? step.minutes : 0 });
  return (
    <Dialog
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      size="medium"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" onPress={save}>
            {words.text('ui.simulate.keepLesson')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {isTried && !isWhole && <Notice tone="critical">{words.text('ui.simulate.sayAll')}</Notice>}
        <BothWords label={words.text('ui.simulate.lessonName')} value={name} onChange={setName} />
        {steps.map((one, index) => (
          <BothWords
            // Steps have no name and never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={`${index + 1}. ${named(one)}`}
            value={texts[index] ?? EMPTY}
            onChange={(said) => setTexts(texts.with(index, said))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

function BothWords({ label, value, onChange }: { label: string; value: Words; onChange: (value: Words) => void }) {
  const words = useWords();
  return (
    <Stack gap="xs">
      <TextField
        label={words.text('ui.simulate.inEnglish', { what: label })}
        value={value.en}
        onChange={(en) => onChange({ ...value, en })}
      />
      <TextField
        label={words.text('ui.simulate.inChinese', { what: label })}
        value={value.zh}
        onChange={(zh) => onChange({ ...value, zh })}
      />
    </Stack>
  );
}
