import { useCallback } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Words } from '#i18n/words.ts';
import type { TransitionName } from '#machines/catalogue/transitionNames.ts';
import type { AskOptions } from '#services/http.ts';
import { readAttempts, readSteps, type ProcessMiningFilter } from '#instruments/services/processMining.ts';
import type { PlainColumn } from '#views/shapes/detail/PlainTable.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { eventTitle, personName } from '#views/shapes/log/eventNames.tsx';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import type { PageState } from '../machine/usePage.ts';
import { CaseCard, CaseList, PAGE_SIZE } from './CaseList.tsx';
import { CaseLink } from './CaseLink.tsx';

interface BehindProps {
  readonly aggregateType: AggregateType;
  readonly page: PageState;
  readonly filter: ProcessMiningFilter;
  readonly ways: readonly TransitionName[];
}

const beganAs = (aggregateType: AggregateType, from: string | null, words: Words): string =>
  from === null ? words.text('ui.model.begin') : stateOf(aggregateType.id, from, words);

/** Lists the cases of a selected number: events or refusals, under the same filter. */
export function Behind({ aggregateType, page, filter, ways: transitions }: BehindProps) {
  const words = useWords();
  const title = words.text(page.behind === 'refusals' ? 'ui.practice.attempts' : 'ui.practice.cases');
  const said = transitions.map(({ from, event }) =>
    words.text('ui.practice.way', { event: eventTitle(event, words), state: beganAs(aggregateType, from, words) }),
  );
  const props = { aggregateType, page, filter, written: page.ways ?? '', ways: transitions, label: title };
  return (
    <CaseCard
      title={title}
      description={words.list(said)}
      onClose={() => page.show({ behind: null, ways: null, page: null })}
    >
      {page.behind === 'refusals' ? <Attempts {...props} /> : <Steps {...props} />}
    </CaseCard>
  );
}

type ListProps = BehindProps & { readonly written: string; readonly label: string };

/** Loads a page of the records behind a number. */
function useList<Answer>(
  read: (request: Parameters<typeof readSteps>[0], options?: AskOptions) => Promise<Answer>,
  { aggregateType, page: { pageNum, show }, filter, ways: transitions, written, label }: ListProps,
) {
  const asking = useCallback(
    (options: AskOptions) =>
      read(
        { machine: aggregateType.id, filter, ways: transitions, pageNum, pageSize: PAGE_SIZE },
        { ...options, ownFailure: true },
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- `written` says what `ways` are
    [read, aggregateType, filter, written, pageNum],
  );
  const onPage = (page: string | null): void => show({ page });
  return { asked: useAsked(asking), label, pageNum, onPage };
}

interface Done {
  readonly branch: string | null;
  readonly doneBy: string;
  readonly doneByName: string | null;
}

/** Branch and person: the last columns of both lists. */
const doneColumns = (words: Words): readonly PlainColumn<Done>[] => [
  {
    title: words.text('ui.practice.branch'),
    cell: ({ branch }) => (branch === null ? '–' : <ReferenceText to="branch" id={branch} />),
  },
  {
    title: words.text('field.logEvent.doneBy'),
    cell: ({ doneBy, doneByName }) => personName({ id: doneBy, name: doneByName }, words),
  },
];

function Steps(props: ListProps) {
  const words = useWords();
  const { aggregateType } = props;
  return (
    <CaseList
      {...useList(readSteps, props)}
      oneLine
      keyOf={({ number, from, to }) => `${number} ${from} ${to}`}
      columns={[
        { title: words.text('field.logEvent.occurredAt'), cell: ({ at }) => words.instant(at) },
        {
          title: words.text('ui.audit.case'),
          cell: ({ life: aggregate, version }) => <CaseLink machine={aggregateType.id} id={aggregate} at={version} />,
        },
        { title: words.text('ui.model.event'), cell: ({ event }) => eventTitle(event, words) },
        { title: words.text('ui.chart.from'), cell: ({ from }) => beganAs(aggregateType, from, words) },
        { title: words.text('ui.chart.to'), cell: ({ to }) => stateOf(aggregateType.id, to, words) },
        {
          title: words.text('ui.practice.waited'),
          cell: ({ waited }) => (waited === null ? '–' : words.duration(waited)),
          isNumber: true,
        },
        ...doneColumns(words),
      ]}
    />
  );
}

function Attempts(props: ListProps) {
  const words = useWords();
  const { aggregateType } = props;
  return (
    <CaseList
      {...useList(readAttempts, props)}
      keyOf={({ position }) => position}
      columns={[
        { title: words.text('field.refusedAttempt.refusedAt'), cell: ({ at }) => words.instant(at) },
        {
          title: words.text('ui.audit.case'),
          cell: ({ life: aggregate, at }) =>
            aggregate === null ? '–' : <CaseLink machine={aggregateType.id} id={aggregate} at={at} />,
        },
        { title: words.text('ui.model.event'), cell: ({ event }) => eventTitle(event, words) },
        {
          title: words.text('ui.practice.reasons'),
          cell: ({ rules }) => words.list(rules.map((rule) => ruleTitle(rule, words))),
        },
        ...doneColumns(words),
      ]}
    />
  );
}
