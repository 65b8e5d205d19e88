import { useEffect, useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { inTheWay, scoreOf, type Lesson, type Progress } from '#instruments/sandbox/lesson.ts';
import { roleAndBranch, type Part } from '#instruments/sandbox/people.ts';
import type { Outcome } from '#instruments/sandbox/run.ts';
import { keepScore } from '#instruments/services/lessons.ts';
import type { ModelRole } from '#instruments/services/models.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/language/words.tsx';
import { inLanguage } from './lessonsOf.ts';
import * as css from './Simulate.css.ts';
import { stepText } from './stepText.ts';

interface LessonPanelProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
  /** Wrong tries at each step, those undone included. */
  readonly wrong: readonly number[];
  readonly outcomes: readonly Outcome[];
  readonly roles: readonly ModelRole[];
  readonly part: Part;
  readonly userId: string;
  readonly onTake: (part: Part) => void;
  /** Undoes all but the first steps of the run. */
  readonly onBackTo: (count: number) => void;
}

/** Shows the current step of a lesson, the fault of the last try, and progress. */
export function LessonPanel({
  lesson,
  progress,
  wrong,
  outcomes,
  roles,
  part,
  userId,
  onTake,
  onBackTo,
}: LessonPanelProps) {
  const words = useWords();
  const [hinted, setHinted] = useState<ReadonlySet<number>>(new Set());
  const { at, lastRefused } = progress;
  const step = lesson.steps[at];
  const total = lesson.steps.length;
  const score = scoreOf(lesson, progress, wrong, hinted);
  const isDone = at >= total;
  useEffect(() => {
    if (isDone) keepScore(userId, lesson.id, score);
  }, [isDone, userId, lesson.id, score]);
  const mistakes = wrong.reduce((sum, one) => sum + one, 0);
  const undoFrom = inTheWay(progress);
  const strayed = undoFrom === null ? undefined : outcomes[undoFrom];
  const wanted = step && 'by' in step.do ? step.do.by : null;
  const nameOf = (one: Part): string => {
    const [code, branch] = roleAndBranch(one);
    const role = roles.find((known) => known.code === code);
    return words.text('ui.simulate.partAt', {
      role: (words.language === 'zh' ? role?.nameZh : role?.name) ?? code,
      branch,
    });
  };
  return (
    <Section title={inLanguage(lesson.title, words.language)} description={inLanguage(lesson.about, words.language)}>
      <Stack gap="m">
        <ProgressBar
          label={words.text('ui.simulate.progress')}
          value={(100 * at) / total}
          valueText={words.text('ui.simulate.stepOf', { at: Math.min(at + 1, total), total })}
        />
        {isDone && <Notice tone="positive">{words.text('ui.simulate.lessonDone', { score })}</Notice>}
        {step && (
          <>
            <p aria-live="polite">{inLanguage(step.text, words.language)}</p>
            <Inline gap="s">
              {wanted !== null && wanted !== part && (
                <Button icon="user" onPress={() => onTake(wanted)}>
                  {words.text('ui.simulate.takePart', { part: nameOf(wanted) })}
                </Button>
              )}
              {!hinted.has(at) && (
                <Button tone="quiet" icon="help" onPress={() => setHinted(new Set([...hinted, at]))}>
                  {words.text('ui.simulate.hint')}
                </Button>
              )}
            </Inline>
            {hinted.has(at) && <Notice tone="info">{inLanguage(step.hint, words.language)}</Notice>}
            {mistakes > 0 && <p className={css.small}>{words.text('ui.simulate.mistakes', { count: mistakes })}</p>}
            {strayed && undoFrom !== null && (
              <Notice
                tone="warning"
                title={words.text('ui.simulate.notThisStep', { done: stepText(strayed, words, nameOf) })}
                actions={
                  <Button size="small" icon="undo" onPress={() => onBackTo(undoFrom)}>
                    {words.text('ui.simulate.undoIt')}
                  </Button>
                }
              >
                {words.text('ui.simulate.notThisStepHint')}
              </Notice>
            )}
            {lastRefused && (
              <Notice tone="warning" title={words.text('ui.simulate.wrongTry')}>
                {[
                  ...new Set(
                    lastRefused.refusals.map((refusal) => reasonSentence(refusal, lastRefused.machine, words)),
                  ),
                ].join(' · ')}
              </Notice>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}
