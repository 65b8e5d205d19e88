import { useState } from 'react';
import { lessonSchema, unknownEvents, type Lesson } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { bestScores, dropLesson, keepLesson, ownLessons } from '#instruments/services/lessons.ts';
import { saveFile } from '#services/save.ts';
import { useSession } from '#views/session.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { Section } from '#views/ui/Card.tsx';
import { FileField } from '#views/ui/FileField.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/words.tsx';
import { lessonAddress } from '../addresses.ts';
import { inLanguage } from './lessonsOf.ts';
import * as css from './Simulate.css.ts';

/** The lessons there are, how well this person did in each, and the way to bring and take lessons as files. */
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
  const drop = (id: string): void => {
    dropLesson(userId, id);
    setOwn(ownLessons(userId));
  };
  return (
    <section className={detail.page}>
      <h1 className={detail.title}>{title}</h1>
      <p className={css.small}>{words.text('ui.simulate.lessonsHint')}</p>
      <Section title={title} flush>
        <Scroller label={title}>
          <table className={detail.table}>
            <thead>
              <tr>
                <th scope="col">{words.text('ui.simulate.lesson')}</th>
                <th scope="col">{words.text('ui.simulate.teaches')}</th>
                <th scope="col" data-number>
                  {words.text('ui.simulate.stepCount')}
                </th>
                <th scope="col" data-number>
                  {words.text('ui.simulate.best')}
                </th>
                <th scope="col">{words.text('ui.simulate.asFile')}</th>
              </tr>
            </thead>
            <tbody>
              {[...lessons, ...own].map((lesson) => {
                const name = inLanguage(lesson.title, words.language);
                const score = scores[lesson.id];
                return (
                  <tr key={lesson.id}>
                    <td>
                      <Link href={lessonAddress(lesson.id)}>{name}</Link>
                    </td>
                    <td>{inLanguage(lesson.about, words.language)}</td>
                    <td data-number>{lesson.steps.length}</td>
                    <td data-number>{score === undefined ? '–' : words.text('ui.simulate.score', { score })}</td>
                    <td>
                      <Inline gap="xs">
                        <IconButton
                          size="small"
                          icon="download"
                          label={words.text('ui.simulate.exportLesson', { lesson: name })}
                          onPress={() => save(lesson)}
                        />
                        {own.includes(lesson) && (
                          <IconButton
                            size="small"
                            icon="trash"
                            label={words.text('ui.simulate.dropLesson', { lesson: name })}
                            onPress={() => drop(lesson.id)}
                          />
                        )}
                      </Inline>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scroller>
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

/** The lesson that a file holds; null when it holds none. */
async function lessonIn(file: File): Promise<Lesson | null> {
  try {
    const parsed = lessonSchema.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
