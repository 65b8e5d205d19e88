import { useState } from 'react';
import { lessonSchema, unknownEvents, type Lesson } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { bestScores, dropLesson, keepLesson, ownLessons } from '#instruments/services/lessons.ts';
import { saveFile } from '#services/save.ts';
import { useSession } from '#views/session/useSession.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Section } from '#views/ui/Card.tsx';
import { FileField } from '#views/ui/FileField.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { lessonAddress } from '../addresses.ts';
import { inLanguage } from './lessonsOf.ts';
import * as css from './Simulate.css.ts';

/** Lists the lessons with the scores of this person, and imports and exports them as files. */
export default function Lessons() {
  const words = useWords();
  const userId = useSession().context.user?.id ?? '';
  const [own, setOwn] = useState(() => ownLessons(userId));
  const [error, setError] = useState<string | undefined>(undefined);
  const scores = bestScores(userId);
  const title = words.text('screen.Lessons');
  const bring = async (file: File): Promise<void> => {
    const parsed = await lessonIn(file);
    const unknown = parsed ? unknownEvents(parsed) : [];
    if (!parsed || unknown.length > 0)
      return setError(
        unknown.length > 0
          ? words.text('ui.simulate.unknownEvents', { events: words.list(unknown) })
          : words.text('ui.simulate.noLessonFile', { file: file.name }),
      );
    setError(undefined);
    keepLesson(userId, parsed);
    setOwn(ownLessons(userId));
  };
  const nameOf = (lesson: Lesson): string => inLanguage(lesson.title, words.language);
  const drop = (id: string): void => {
    dropLesson(userId, id);
    setOwn(ownLessons(userId));
  };
  return (
    <section className={detail.page}>
      <h1 className={detail.title}>{title}</h1>
      <p className={css.small}>{words.text('ui.simulate.lessonsHint')}</p>
      <Section title={title} flush>
        <PlainTable
          label={title}
          rows={[...lessons, ...own]}
          keyOf={({ id }) => id}
          columns={[
            {
              title: words.text('ui.simulate.lesson'),
              cell: (lesson) => <Link href={lessonAddress(lesson.id)}>{nameOf(lesson)}</Link>,
            },
            { title: words.text('ui.simulate.teaches'), cell: ({ about }) => inLanguage(about, words.language) },
            { title: words.text('ui.simulate.stepCount'), isNumber: true, cell: ({ steps }) => steps.length },
            {
              title: words.text('ui.simulate.best'),
              isNumber: true,
              cell: ({ id }) =>
                scores[id] === undefined ? '–' : words.text('ui.simulate.score', { score: scores[id] }),
            },
            {
              title: words.text('ui.simulate.asFile'),
              cell: (lesson) => (
                <Inline gap="xs">
                  <IconButton
                    size="small"
                    icon="download"
                    label={words.text('ui.simulate.exportLesson', { lesson: nameOf(lesson) })}
                    onPress={() => save(lesson)}
                  />
                  {own.includes(lesson) && (
                    <IconButton
                      size="small"
                      icon="trash"
                      label={words.text('ui.simulate.dropLesson', { lesson: nameOf(lesson) })}
                      onPress={() => drop(lesson.id)}
                    />
                  )}
                </Inline>
              ),
            },
          ]}
        />
      </Section>
      <FileField
        label={words.text('ui.simulate.bringLesson')}
        error={error}
        files={[]}
        accept={['.json']}
        onChange={([file]) => {
          if (file) void bring(file);
        }}
      />
    </section>
  );
}

const save = (lesson: Lesson): void =>
  saveFile(new Blob([JSON.stringify(lesson, null, 2)], { type: 'application/json' }), `${lesson.id}.json`);

/** Reads the lesson of a file; null if it has none. */
async function lessonIn(file: File): Promise<Lesson | null> {
  try {
    const parsed = lessonSchema.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
