import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { playable } from '#instruments/sandbox/beginnings.ts';
import { exampleOf } from '#instruments/sandbox/examples.ts';
import { begin, progressOf, stepOf, wrongOf, type Lesson } from '#instruments/sandbox/lesson.ts';
import { runSchema, type Step } from '#instruments/sandbox/run.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { aggregateTypeOf } from '#instruments/sandbox/world.ts';
import { copyText } from '#services/clipboard.ts';
import { wordFailure } from '#services/failure.ts';
import { keepRun, lastRun } from '#instruments/services/lessons.ts';
import { readModelRoles, type ModelRole } from '#instruments/services/models.ts';
import { packed, unpacked } from '#services/packed.ts';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { EnvironmentContext } from '#views/shapes/fields/environment.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import { Button } from '#views/ui/Button.tsx';
import { Card } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { LESSONS } from '../addresses.ts';
import { ClockBar } from './ClockBar.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { lessonById } from './lessonsOf.ts';
import { AggregatePanel } from './AggregatePanel.tsx';
import { lastActedOn, Aggregates, type AggregateName } from './Aggregates.tsx';
import { MakeLesson } from './MakeLesson.tsx';
import { NewAggregate } from './NewAggregate.tsx';
import { environmentOf } from './environment.tsx';
import { PartBar } from './PartBar.tsx';
import { RealCase } from './RealCase.tsx';
import { RunLog } from './RunLog.tsx';
import { createRunStore, stepsOf } from './runStore.ts';
import * as css from './Simulate.css.ts';
import { usePart } from './usePart.ts';

/** Simulates a company in memory by the production machines: any role, any event, no consequence (model.md 6, 11). */
export default function Simulator() {
  const words = useWords();
  const [search] = useScreenSearch();
  const userId = useSession().context.user?.id ?? '';
  const { answer: roles, failure, reload } = useAsked(readModelRoles);
  const link = search.get('run');
  const [steps, setSteps] = useState<{ of: string | null; steps: readonly Step[]; isBroken: boolean } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const text = link === null ? '[]' : await unpacked(link);
      const parsed = runSchema.safeParse(text === null ? null : fromJson(text));
      if (isWanted) setSteps({ of: link, steps: parsed.success ? parsed.data : [], isBroken: !parsed.success });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [link]);
  const lessonId = search.get('lesson');
  const lesson = lessonId === null ? null : lessonById(lessonId, userId);
  if (failure)
    return (
      <ErrorState
        isScreen
        title={words.text('ui.simulate.noRoles')}
        text={wordFailure(failure, words)}
        onRetry={reload}
      />
    );
  if (lessonId !== null && lesson === null)
    return <EmptyState isScreen icon="book" title={words.text('ui.simulate.noLesson')} />;
  if (!roles || steps?.of !== link)
    return (
      <div className={detail.page} aria-busy>
        <Skeleton />
      </div>
    );
  return (
    <Board
      key={`${lessonId} ${link}`}
      roles={roles}
      aggregateType={aggregateTypeOf(search.get('id') ?? '') ?? playable[0]}
      lesson={lesson}
      steps={steps.steps}
      isBroken={steps.isBroken}
      userId={userId}
    />
  );
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Maximum length of a run in an address, characters; a longer one stays in the browser. */
const LONGEST_LINK = 6000;

interface BoardProps {
  readonly roles: readonly ModelRole[];
  readonly aggregateType: AggregateType | undefined;
  readonly lesson: Lesson | null;
  readonly steps: readonly Step[];
  readonly isBroken: boolean;
  readonly userId: string;
}

/** Returns the beginning of a run: the made-up company and the earlier events of a lesson. */
function beginningOf(roles: readonly ModelRole[], lesson: Lesson | null) {
  const company = newSandbox(roles);
  try {
    return {
      ...(lesson ? begin(lesson, company) : { sandbox: company, names: new Map<string, string>() }),
      stale: false,
    };
  } catch {
    // The machines have changed since the lesson was made, or the roles lack a permission.
    return { sandbox: company, names: new Map<string, string>(), stale: true };
  }
}

function Board({ roles, aggregateType, lesson, steps, isBroken, userId }: BoardProps) {
  const words = useWords();
  const { path, go } = usePlace();
  const [{ store, names, stale }] = useState(() => {
    const { sandbox, ...rest } = beginningOf(roles, lesson);
    return { store: createRunStore(sandbox, steps), ...rest };
  });
  const run = useSyncExternalStore(store.subscribe, store.get);
  const at = usePart(roles);
  const environment = useMemo(() => environmentOf(store, at.part), [store, at.part]);
  const [wanted, setWanted] = useState<AggregateName | null>(null);
  const { sandbox, outcomes } = run;
  const chosen = isThere(sandbox, wanted) ? wanted : lastActedOn(sandbox);
  const aggregate = chosen && sandbox.aggregates.get(`${chosen.machine}/${chosen.id}`);
  const chosenAggregateType = chosen && aggregateTypeOf(chosen.machine);
  const progress = lesson && progressOf(lesson, names, outcomes);
  const step = progress && lesson.steps[progress.at];
  const initial = (type: string): Draft => {
    if (step && progress && 'data' in step.do && step.do.type === type) {
      const ready = stepOf(step.do, sandbox, progress.names);
      if (ready.kind === 'act') return ready.data;
    }
    return exampleOf(type, at.branch, sandbox);
  };
  const isEmpty = outcomes.length === 0;
  const share = async (): Promise<void> => {
    const text = await packed(JSON.stringify(stepsOf(run)));
    keepRun(userId, text);
    if (text.length > LONGEST_LINK) {
      toast({ tone: 'positive', title: words.text('ui.simulate.keptHere') });
      return;
    }
    const address = new URL(path, location.origin);
    if (lesson) address.searchParams.set('lesson', lesson.id);
    address.searchParams.set('run', text);
    if (await copyText(address.href)) toast({ tone: 'positive', title: words.text('ui.simulate.linkCopied') });
  };
  const kept = lastRun(userId);
  if (!aggregateType) return null;
  return (
    <EnvironmentContext value={environment}>
      <article className={detail.page}>
        <header className={detail.head}>
          <div className={detail.titles}>
            <h1 className={detail.title}>{words.text('screen.Simulator')}</h1>
            <span className={css.small}>{words.text('ui.simulate.about')}</span>
          </div>
          <Inline gap="s">
            <Button
              icon="link"
              reason={isEmpty ? words.text('ui.simulate.nothingToUndo') : undefined}
              onPress={() => void share()}
            >
              {words.text('ui.simulate.copyLink')}
            </Button>
            {!lesson && <RealCase machine={aggregateType.id} onCase={store.load} />}
            <MakeLesson outcomes={outcomes} userId={userId} />
            <Link href={LESSONS}>{words.text('screen.Lessons')}</Link>
          </Inline>
        </header>
        {isBroken && <Notice tone="warning">{words.text('ui.simulate.brokenLink')}</Notice>}
        {stale && <Notice tone="warning">{words.text('ui.simulate.stale')}</Notice>}
        {lesson && progress && !stale && (
          <LessonPanel
            lesson={lesson}
            progress={progress}
            wrong={wrongOf(lesson, names, run.attempts)}
            outcomes={outcomes}
            roles={roles}
            part={at.part}
            userId={userId}
            onTake={at.take}
            onBackTo={store.backTo}
          />
        )}
        <Card>
          <Stack gap="m">
            <PartBar roles={roles} sandbox={sandbox} at={at} />
            <ClockBar run={run} store={store} />
          </Stack>
        </Card>
        <div className={css.places}>
          <Stack gap="m">
            <NewAggregate
              sandbox={sandbox}
              part={at.part}
              first={aggregateType}
              initial={initial}
              onBegun={setWanted}
            />
            <Aggregates sandbox={sandbox} chosen={chosen} onChoose={setWanted} />
          </Stack>
          {aggregate && chosenAggregateType ? (
            <AggregatePanel
              key={`${chosen.machine}/${chosen.id}`}
              machine={chosenAggregateType.id}
              aggregate={aggregate}
              run={run}
              store={store}
              part={at.part}
              initial={initial}
            />
          ) : (
            <EmptyState
              icon="play"
              title={words.text('ui.simulate.empty')}
              text={words.text('ui.simulate.emptyHint')}
              action={
                kept !== null && lesson === null ? (
                  <Button onPress={() => go(`${path}?run=${kept}`)}>{words.text('ui.simulate.lastRun')}</Button>
                ) : undefined
              }
            />
          )}
        </div>
        {run.attempts.length > 0 && <RunLog run={run} />}
      </article>
    </EnvironmentContext>
  );
}

const isThere = (
  { aggregates }: { aggregates: ReadonlyMap<string, unknown> },
  aggregate: AggregateName | null,
): aggregate is AggregateName => aggregate !== null && aggregates.has(`${aggregate.machine}/${aggregate.id}`);
