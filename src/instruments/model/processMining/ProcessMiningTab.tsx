import { useMemo } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { wordFailure } from '#services/failure.ts';
import { readTransitions } from '#machines/catalogue/transitionNames.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { FollowedNotice, NothingDone } from './Notices.tsx';
import { MapTab } from '../machine/MapTab.tsx';
import type { PageState } from '../machine/usePage.ts';
import * as css from '../Model.css.ts';
import { Behind } from './Behind.tsx';
import { MEASURES, processMiningLines } from './lines.ts';
import { ProcessMiningBar } from './ProcessMiningBar.tsx';
import { ProcessMiningTable } from './ProcessMiningTable.tsx';
import { useProcessMining, useProcessMiningFilter } from './useProcessMining.ts';

/** Shows process mining on the map: counts, refusals, durations and unused transitions (model.md 6). */
export function ProcessMiningTab({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const filter = useProcessMiningFilter(page);
  const { answer, failure, loading, reload } = useProcessMining(aggregateType.id, filter);
  const { narrowing } = page.narrowed;
  const lines = useMemo(
    () => (answer ? processMiningLines(aggregateType, answer, narrowing) : []),
    [aggregateType, answer, narrowing],
  );
  const transitions = page.ways === null ? [] : readTransitions(page.ways);
  return (
    <Stack gap="l">
      <ProcessMiningBar
        aggregateType={aggregateType}
        page={page}
        onChange={(changes) => page.show({ ...changes, page: null })}
      >
        <Select
          label={words.text('ui.practice.measure')}
          choices={MEASURES.map((id) => ({ id, label: words.text(`ui.practice.measure.${id}`) }))}
          value={page.measure}
          onChange={(key) => page.show({ measure: key === 'count' ? null : String(key) })}
        />
      </ProcessMiningBar>
      {failure && (
        <ErrorState title={words.text('ui.practice.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton />}
      {answer && (
        <>
          <Summary lines={lines} isLoading={loading} />
          <FollowedNotice followed={answer.followed} />
          {lines.every(({ count, refusals }) => count + refusals === 0) && <NothingDone show={page.show} />}
          <MapTab aggregateType={aggregateType} page={page} practice={lines} />
          {transitions.length > 0 && (
            <Behind
              key={`${page.behind} ${page.ways}`}
              aggregateType={aggregateType}
              page={page}
              filter={filter}
              ways={transitions}
            />
          )}
          <ProcessMiningTable aggregateType={aggregateType} page={page} lines={lines} />
        </>
      )}
    </Stack>
  );
}

function Summary({ lines, isLoading }: { lines: ReturnType<typeof processMiningLines>; isLoading: boolean }) {
  const words = useWords();
  const law = lines.filter(({ standing }) => standing === 'law');
  const sum = (name: 'count' | 'refusals'): number => lines.reduce((total, line) => total + line[name], 0);
  return (
    <div role="status" aria-busy={isLoading}>
      <p className={css.muted}>
        {words.text('ui.practice.summary', {
          taken: sum('count'),
          refused: sum('refusals'),
          never: law.filter(({ count }) => count === 0).length,
          ways: law.length,
        })}
      </p>
      <p className={css.muted}>{words.text('ui.practice.refusedMeans')}</p>
    </div>
  );
}
