import { useCallback, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { serverNow } from '#services/clock.ts';
import type { AskOptions } from '#services/http.ts';
import { readCases, type CaseChoice } from '#instruments/services/processMining.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { CaseCard, CaseList, PAGE_SIZE } from '../processMining/CaseList.tsx';
import { CaseLink } from '../processMining/CaseLink.tsx';
import type { ProcessPage } from './useProcessPage.ts';

/** Lists the cases of a count of the process, under the same filter. */
export function Cases({
  aggregateType,
  page,
  choice,
}: {
  aggregateType: AggregateType;
  page: ProcessPage;
  choice: CaseChoice;
}) {
  const words = useWords();
  const [now] = useState(serverNow);
  const { filter, pageNum, show } = page;
  const read = useCallback(
    (options: AskOptions) =>
      readCases(
        { machine: aggregateType.id, filter, choice, pageNum, pageSize: PAGE_SIZE },
        { ...options, ownFailure: true },
      ),
    [aggregateType, filter, choice, pageNum],
  );
  const asked = useAsked(read);
  const title = words.text('ui.practice.cases');
  return (
    <CaseCard title={title} onClose={() => show({})}>
      <CaseList
        label={title}
        asked={asked}
        oneLine
        keyOf={({ life: aggregate }) => aggregate}
        pageNum={pageNum}
        onPage={(next) => show({ page: next })}
        columns={[
          {
            title: words.text('ui.audit.case'),
            cell: ({ life: aggregate, version }) => <CaseLink machine={aggregateType.id} id={aggregate} at={version} />,
          },
          { title: words.text('ui.model.state'), cell: ({ state }) => stateOf(aggregateType.id, state, words) },
          {
            title: words.text('ui.practice.branch'),
            cell: ({ branch }) => (branch === null ? '–' : <ReferenceText to="branch" id={branch} />),
          },
          { title: words.text('ui.process.began'), cell: ({ beganAt }) => words.instant(beganAt) },
          { title: words.text('ui.process.since'), cell: ({ since }) => words.instant(since) },
          {
            title: words.text('ui.process.time'),
            cell: ({ over, since, beganAt }) =>
              words.duration(Math.max(0, (over ? Date.parse(since) : now) - Date.parse(over ? beganAt : since))),
            isNumber: true,
          },
        ]}
      />
    </CaseCard>
  );
}
