import { useEffect, useState } from 'react';
import { reasonOf } from '#i18n/say.ts';
import { scoreOf, type Lesson, type Progress } from '#instruments/sandbox/lesson.ts';
import { roleAndBranch, type Part } from '#instruments/sandbox/people.ts';
import { keepScore } from '#instruments/services/lessons.ts';
import type { ModelRole } from '#instruments/services/models.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/words.tsx';
import { inLanguage } from './lessonsOf.ts';

interface LessonPanelProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly roles: readonly ModelRole[];
  readonly part: Part;
  readonly userId: string;
  readonly onTake: (part: Part) => void;
}

/** Shows the current step of a lesson, the fault of the last try, and progress. */
export function LessonPanel({ lesson, progress, roles, part, userId, onTake }: LessonPanelProps) {
  const words = useWords();
  const [hinted, setHinted] = useState<ReadonlySet<number>>(new Set());
  const { at, lastRefused } = progress;
  const step = lesson.steps[at];
  const total = lesson.steps.length;
  const score = scoreOf(lesson, progress, hinted);
  const isDone = at >= total;
  useEffect(() => {
    if (isDone) keepScore(userId, lesson.id, score);
  }, [isDone, userId, lesson.id, score]);
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
            {lastRefused && (
              <Notice tone="warning" title={words.text('ui.simulate.wrongTry')}>
                {[
                  ...new Set(lastRefused.refusals.map((refusal) => reasonOf(refusal, lastRefused.machine, words))),
                ].join(' · ')}
              </Notice>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}
