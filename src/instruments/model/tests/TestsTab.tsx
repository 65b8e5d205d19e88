import { useCallback } from 'react';
import { LEVELS, type Level, type TestAtlas } from '#instruments/export/testAtlas.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { readTestAtlas } from '#instruments/services/testAtlas.ts';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import type { PageState } from '../machine/usePage.ts';
import { isInView } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { useHeads } from '../useModel.ts';
import { isExercised, ruleTests, transitionTests } from './coverage.ts';
import { RuleTable } from './RuleTable.tsx';
import { TestsMap } from './TestsMap.tsx';
import { TransitionTable } from './TransitionTable.tsx';

const ANY = '';
/** Error code of the server for missing test results. */
const NO_RUN = 'noTests';

/** Shows the tests of each transition and rule by level, their results, and the faults noticed (model.md 6, 9). */
export function TestsTab({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const read = useCallback(
    (options: AskOptions) => readTestAtlas(aggregateType.id, { ...options, ownFailure: true }),
    [aggregateType],
  );
  const { answer, failure, reload } = useAsked(read);
  if (failure?.kind === 'refused' && failure.refusals.some(({ rule }) => rule === NO_RUN))
    return <EmptyState icon="shield" title={words.text('ui.tests.none')} text={words.text('ui.tests.noneHint')} />;
  if (failure)
    return <ErrorState title={words.text('ui.tests.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  return <Shown aggregateType={aggregateType} page={page} atlas={answer} />;
}

function Shown({ aggregateType, page, atlas }: { aggregateType: AggregateType; page: PageState; atlas: TestAtlas }) {
  const words = useWords();
  const { answer: heads } = useHeads();
  const level = LEVELS.find((one) => one === page.level) ?? null;
  const head = heads?.find(({ machine }) => machine === aggregateType.id)?.hash;
  const { narrowing } = page.narrowed;
  const transitions = transitionTests(aggregateType, atlas).filter(({ transition }) =>
    isInView(aggregateType, transition.event, narrowing),
  );
  const asked = new Set(transitions.flatMap(({ transition }) => transition.rules));
  const rules = ruleTests(aggregateType, atlas).filter(({ rule }) => asked.has(rule));
  const tested = transitions.filter(({ tests }) => isExercised(tests, level)).length;
  const refused = rules.filter((one) => isExercised(one.refused, level)).length;
  return (
    <Stack gap="l">
      {head !== undefined && head !== atlas.hash && (
        <Notice tone="warning" title={words.text('ui.tests.changed')}>
          {words.text('ui.tests.changedHint', { hash: atlas.hash })}
        </Notice>
      )}
      <Levels atlas={atlas} />
      <div className={css.bar}>
        <Select
          label={words.text('ui.tests.level')}
          choices={[
            { id: ANY, label: words.text('ui.tests.anyLevel') },
            ...LEVELS.map((id) => ({ id, label: words.text(`ui.tests.level.${id}`) })),
          ]}
          value={level ?? ANY}
          onChange={(key) => page.show({ level: key === ANY ? null : String(key) })}
        />
      </div>
      <p role="status">
        {words.text('ui.tests.sum', { tested, transitions: transitions.length, refused, rules: rules.length })}
      </p>
      <TestsMap aggregateType={aggregateType} page={page} transitions={transitions} level={level} />
      <TransitionTable aggregateType={aggregateType} atlas={atlas} lines={transitions} level={level} />
      <RuleTable aggregateType={aggregateType} atlas={atlas} lines={rules} level={level} />
    </Stack>
  );
}

/** Shows the last run and the number of files of each level, and the number of tried faults. */
function Levels({ atlas: { levels, mutation } }: { atlas: TestAtlas }) {
  const words = useWords();
  const ran = (level: Level): string => {
    const found = levels[level];
    if (!found) return words.text('ui.tests.notRun');
    const failed = found.tests.filter(({ passed }) => !passed).length;
    return words.text('ui.tests.ran', { at: words.instant(found.to), files: found.files, failed });
  };
  return (
    <DescriptionList
      columns={3}
      stacked
      items={[
        ...LEVELS.map((level) => ({ id: level, term: words.text(`ui.tests.level.${level}`), detail: ran(level) })),
        {
          id: 'mutation',
          term: words.text('ui.tests.faults'),
          detail: mutation
            ? words.text('ui.tests.tried', { at: words.instant(mutation.at), tried: mutation.tried, all: mutation.all })
            : words.text('ui.tests.notRun'),
        },
      ]}
    />
  );
}
